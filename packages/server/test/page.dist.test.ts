/** The built page and the headers it comes with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startServer, temporaryFolder } from './running-server.ts';

const SCRIPT = `export const words = ${JSON.stringify('Ohr '.repeat(2000))};`;

/** A page as the build makes it. */
function builtPage(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bestzug</title>');
  writeFileSync(join(folder, 'sw.js'), '// service worker');
  writeFileSync(join(folder, 'assets/index-abc123XY.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/packed-abc123XY.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/packed-abc123XY.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/packed-abc123XY.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'data/de.bzg-qySySihk.gz'), gzipSync('graph'));
  writeFileSync(join(folder, '.secret'), 'geheim');
  return folder;
}

const server = await startServer({ threads: 1, pageFolder: builtPage() });
const bare = await startServer({ threads: 1, pageFolder: join(temporaryFolder(), 'missing') });

/** Headers and bytes as they come over the wire, which `fetch` would unpack. */
function raw(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: object; body: Buffer }>(
    (resolve, reject) => {
      request({ port: server.port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
  [
    '/assets/index-abc123XY.js',
    'application/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/data/de.bzg-qySySihk.gz', 'application/gzip', 'public, max-age=31536000, immutable'],
])('%s comes as %s and may be kept: %s', async (path, type, cache) => {
  const { status, headers } = await raw(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  expect(headers).not.toHaveProperty('content-encoding');
});

test.each([
  ['br, gzip', 'br', brotliCompressSync(SCRIPT)],
  ['gzip', 'gzip', gzipSync(SCRIPT)],
  ['identity', undefined, Buffer.from(SCRIPT)],
])(
  'what lies there packed is sent as it lies there to who accepts %s',
  async (accepted, encoding, body) => {
    const path = '/assets/packed-abc123XY.js';
    const answer = await raw(path, { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      vary: expect.stringMatching(/accept-encoding/iu),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    });
    expect(answer.body.equals(body)).toBe(true);
  },
);

test('what does not lie there packed is packed on the way', async () => {
  const path = '/assets/index-abc123XY.js';
  const answer = await raw(path, { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(answer.body.length).toBeLessThan(SCRIPT.length / 10);
});

test('a file that has not changed is not sent again', async () => {
  const first = await fetch(`${server.url}/sw.js`);
  const again = await raw('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([first.status, again.status, again.body.length]).toEqual([200, 304, 0]);
});

test.each(['/.secret', '/../package.json', '/assets/', '/%2e%2e/%2e%2e/etc/passwd', '/assets%00'])(
  '%s leads nowhere',
  async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/geheim|root:|@bestzug/u);
  },
);

test.each(['/', '/api/docs', '/health', '/nichts', '/assets/index-abc123XY.js'])(
  '%s comes with headers that keep the page to itself',
  async (path) => {
    const { headers } = await fetch(`${server.url}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
    );
    expect(policy).not.toMatch(/unsafe|\*|https?:/u);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  },
);

test('a page that is not built is said to be, with the command that builds it', async () => {
  const server = bare;
  const response = await fetch(server.url, { headers: { 'accept-language': 'en' } });
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/not been built[^]*make page/u);
  const page = await fetch(`${server.url}/nichts`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('Diese Seite gibt es nicht');
});

test('the pages of the server use no style and no script but files', async () => {
  const server = bare;
  for (const path of ['/', '/nichts', '/api/docs']) {
    const page = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toMatch(/<script|<style|style=|\son\w+=/u);
  }
  const style = await fetch(`${server.url}/api/page.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
});

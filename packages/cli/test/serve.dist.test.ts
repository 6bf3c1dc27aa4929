import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { bestzug, bestzugJson, MAIN, MINI_LIST } from './bestzug.ts';

const MINI = ['--list', MINI_LIST];

/** What became of it. */
interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** A server of its own process. */
interface ServeProcess {
  readonly url: string;
  /** Sends the signal and waits for the end. */
  readonly stop: (signal: NodeJS.Signals) => Promise<Ended>;
}

const running = new Set<() => void>();
afterAll(() => running.forEach((kill) => kill()));

/** Starts `bestzug serve --json` on a free port; settled when it listens. */
function serve(args: readonly string[] = []): Promise<ServeProcess> {
  const child = spawn(
    process.execPath,
    [MAIN, 'serve', '--json', '--port', '0', ...MINI, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const kill = (): void => void child.kill('SIGKILL');
  running.add(kill);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  const end = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      running.delete(kill);
      resolve({ code, stderr });
    });
  });
  const stop = (signal: NodeJS.Signals): Promise<Ended> => {
    child.kill(signal);
    return end;
  };
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', (line: string) => {
      resolve({ url: String(JSON.parse(line).url), stop });
    });
    void end.then(({ stderr: text }) => reject(new Error(text)));
  });
}

test('serves what best says, until SIGTERM, with a log that names no address', async () => {
  const { url, stop } = await serve(['--threads', '1']);
  const query = new URLSearchParams({ rack: 'GRÜNDE', top: '3', move: '8D GRÜNDE' });
  const response = await fetch(`${url}/api/best?${query}`);
  const args = ['best', 'GRÜNDE', '--top', '3', '--move', '8D GRÜNDE', ...MINI];
  const { json } = await bestzugJson<{ readonly timeMs: number }>(args);
  expect(await response.json()).toEqual({ ...json, timeMs: expect.any(Number) });
  const { code, stderr } = await stop('SIGTERM');
  expect(code).toBe(0);
  expect(stderr).toContain('"path":"/api/best","status":200');
  expect(stderr).not.toContain('GRÜNDE');
});

test('ends with 130 at Ctrl-C, and keeps quiet with --log silent', async () => {
  const { url, stop } = await serve(['--threads', '1', '--log', 'silent', '--rules', 'familie']);
  const health = await (await fetch(`${url}/health`)).json();
  expect(health).toMatchObject({ status: 'ok', rules: 'familie', threads: 1 });
  const { code, stderr } = await stop('SIGINT');
  expect(code).toBe(130);
  expect(stderr.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
});

test('says that a port is in use', async () => {
  const other: Server = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, stdout } = await bestzug(['serve', '--json', '--port', String(port), ...MINI]);
  other.close();
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { kind: 'portInUse', port } });
});

test.each([
  [['--port', '65536'], 'badOptionNumber'],
  [['--queue', '-1'], 'badOptionNumber'],
  [['--log', 'laut'], 'badChoice'],
  [['--host', '192.0.2.1'], 'cannotListen'],
])('refuses %j', async (args, kind) => {
  const { code, stdout } = await bestzug(['serve', '--json', ...args, ...MINI]);
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { kind } });
});

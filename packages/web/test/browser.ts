/** The built page in a real browser, served with the strict policy that `bestzug serve` sends too. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.gz': 'application/gzip',
  '.webmanifest': 'application/manifest+json',
};

/** Milliseconds to wait for anything on a page, far above what it takes: machines may be busy. */
const PATIENCE = 120_000;

/** Where distributions put Chromium; `CHROMIUM` names another. */
const CANDIDATES: readonly (string | undefined)[] = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser's program; undefined = there is none on this machine. */
export const CHROMIUM: string | undefined = CANDIDATES.find(
  (path) => path !== undefined && existsSync(path),
);

/**
 * Whether the tests of the page can run. In CI they must: a machine without a browser fails there.
 */
export const canBrowse: boolean = CHROMIUM !== undefined || process.env['CI'] !== undefined;

if (!canBrowse) {
  process.stderr.write(
    'The tests of the web page are skipped: there is no Chromium. "apt-get install chromium" gives one, or CHROMIUM names one.\n',
  );
}

/** The page in a browser. */
export interface Site {
  readonly url: string;
  /** Opens a page of its own, with nothing remembered from others; German unless told otherwise. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Serves another version from now on, whose root element has the attribute `data-published`. */
  publish(): void;
  /** Closes a page; tells what it has complained about: errors, warnings, failed requests. */
  leave(page: Page): Promise<readonly string[]>;
  /** Stops answering, as a server without a network. */
  cutNetwork(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the build and starts a browser. */
export async function openSite(): Promise<Site> {
  if (CHROMIUM === undefined) {
    throw new Error('There is no Chromium: install it, or name its program in CHROMIUM.');
  }
  let isPublished = false;
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', isPublished).then(({ status, type, body }) => {
      response.writeHead(status, {
        'content-type': type,
        'content-length': body.length,
        'content-security-policy': POLICY,
      });
      response.end(body);
    });
  });
  const url = await listen(server);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox'],
    timeout: PATIENCE,
  });
  const complaints = new Map<Page, string[]>();
  return {
    url,
    async open(path, options) {
      const page = await openPage(browser, options);
      const heard: string[] = [];
      complaints.set(page, heard);
      listenTo(page, heard);
      await page.goto(`${url}${path}`);
      return page;
    },
    publish() {
      isPublished = true;
    },
    async leave(page) {
      await page.context().close();
      return complaints.get(page) ?? [];
    },
    cutNetwork: () => stop(server),
    async close() {
      await browser.close();
      await stop(server);
    },
  };
}

async function answer(
  path: string,
  isPublished: boolean,
): Promise<{ readonly status: number; readonly type: string; readonly body: Buffer }> {
  const { pathname } = new URL(path, 'http://localhost');
  const file = join(DIST, pathname === '/' ? 'index.html' : pathname);
  try {
    const bytes = await readFile(file);
    const body = isPublished ? anotherVersion(pathname, bytes) : bytes;
    return { status: 200, type: TYPES[extname(file)] ?? 'application/octet-stream', body };
  } catch {
    return { status: 404, type: 'text/plain', body: Buffer.from('') };
  }
}

/** A file of the next version: the page says so, and the service worker knows it. */
function anotherVersion(pathname: string, bytes: Buffer): Buffer {
  const change = {
    '/': ['<html ', '<html data-published '],
    '/sw.js': ['"version":"', '"version":"next-'],
  }[pathname];
  if (change === undefined) return bytes;
  const [from = '', to = ''] = change;
  const text = bytes.toString();
  if (!text.includes(from)) throw new Error(`${pathname} has no ${from}`);
  return Buffer.from(text.replace(from, to));
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve(`http://127.0.0.1:${port}/`);
    });
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}

function listenTo(page: Page, heard: string[]): void {
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      heard.push(`${message.type()}: ${message.text()}`);
    }
  });
}

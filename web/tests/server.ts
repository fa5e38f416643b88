// Where the tests get the built page from: `linger serve` where there is one, as people have it,
// else a server of a few lines with the same types and the same headers.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, normalize, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const built = resolve(import.meta.dirname, '../../build/page');

export interface Site {
  /** "http://127.0.0.1:PORT/" */
  address: string;
  /** From then on nobody answers there. */
  stop(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.jsonl': 'application/jsonl',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
};

/** Serves a folder; `under` is the path that it has there. A port of 0 picks a free one. */
export async function serveFolder(folder = built, under = '/', port = 0): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    const name = path.startsWith(under) ? path.slice(under.length) || 'index.html' : undefined;
    const file = name && resolve(folder, `.${normalize(`/${name}`)}`);
    if (!file || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, headers).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type }).end(readFileSync(file));
  });
  await listen(server, port);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
}

async function serveByProgram(program: string): Promise<Site> {
  const child = spawn(program, ['serve', '--listen', '127.0.0.1:0', '--no-browser'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await firstLine(child), stop: () => ended(child) };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface(child.stdout)) return line;
  throw new Error('The server ended before it said its address.');
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

// LINGER_SERVER: a program `linger`, or `own`. Without it the built one is taken if it can serve.
function program(): string | undefined {
  const asked = process.env.LINGER_SERVER;
  if (asked) return asked === 'own' ? undefined : asked;
  const usual = resolve(import.meta.dirname, '../../build/release/linger');
  return spawnSync(usual, ['serve', '--help']).status === 0 ? usual : undefined;
}

/** The built page on a free port. */
export function serve(): Promise<Site> {
  if (!existsSync(`${built}/index.html`))
    throw new Error('There is no built page: run `npm run build` first.');
  const found = program();
  return found ? serveByProgram(found) : serveFolder();
}

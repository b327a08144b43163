import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Headers for every path, from the file that a build wrote for static hosts. */
export const hostHeaders = (folder: string): [string, string][] => {
  const [everyPath = ''] = readFileSync(join(folder, '_headers'), 'utf8').split('/assets/*');
  return Array.from(everyPath.matchAll(/^ {2}([\w-]+): (.+)$/gm), ([, name = '', value = '']) => [
    name,
    value,
  ]);
};

/** Serves a folder as static hosts do: its files, and index.html at every other address. */
export async function serveStatic(folder: string): Promise<{ port: number; stop: () => void }> {
  const headers = new Map(hostHeaders(folder));
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const named = join(folder, pathname);
    const isFile = existsSync(named) && statSync(named).isFile();
    const file = isFile ? named : join(folder, 'index.html');
    answer.setHeaders(headers);
    answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = Object(server.address());
  return {
    port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

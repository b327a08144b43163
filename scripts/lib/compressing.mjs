import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** Compressed already. */
const PLAIN = new Set(['.png', '.woff2']);

/** Every file of a folder by its address, compressed as a server on the web would send it. */
function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    names
      .filter((each) => each.isFile() && types[extname(each.name)] !== undefined)
      .map((each) => {
        const path = join(each.parentPath, each.name);
        const kind = extname(each.name);
        const body = readFileSync(path);
        // As the build has it beside the file (scripts/compress.mjs).
        const hasTwin = existsSync(`${path}.br`);
        const packed = () => (hasTwin ? readFileSync(`${path}.br`) : gzipSync(body, { level: 9 }));
        const sent = PLAIN.has(kind) ? body : packed();
        const headers = {
          'content-type': types[kind],
          ...(PLAIN.has(kind) ? {} : { 'content-encoding': hasTwin ? 'br' : 'gzip' }),
          'cache-control': kind === '.html' ? 'no-cache' : 'max-age=31536000, immutable',
        };
        return [path.slice(folder.length), { sent, headers }];
      }),
  );
}

/**
 * Serves a built folder as a server on the web would, compressed (brotli where the build has put it beside a file, which
 * every browser takes from localhost) and with long-lived files; /api and /rpc go on to
 * the server behind it.
 */
export async function serveCompressed({ folder, port, behind }) {
  const files = filesOf(folder);
  const index = files.get('/index.html');
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://any');
    if (/^\/(?:api|rpc|discord|__mock)(?:\/|$)/.test(pathname)) {
      const { method, headers, url } = incoming;
      const passed = request(
        { port: behind, host: '127.0.0.1', method, headers, path: url },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
      return;
    }
    const file = files.get(pathname) ?? (extname(pathname) === '' ? index : undefined);
    outgoing.writeHead(file ? 200 : 404, file?.headers ?? {});
    outgoing.end(file?.sent ?? '');
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { close: () => new Promise((resolve) => server.close(resolve)) };
}

// The web app. Addresses without a file get index.html.

import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../dist', import.meta.url));
const pageHeaders = await headersOfPages();

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The headers that the build asks for. Without a build there are no pages. */
async function headersOfPages() {
  try {
    const { headers } = JSON.parse(await readFile(join(folder, 'vercel.json'), 'utf8'));
    return Object.fromEntries(headers[0].headers.map(({ key, value }) => [key, value]));
  } catch {
    return {};
  }
}

export async function answerStatic(response, path) {
  const type = types[extname(path)];
  const file = type ? join(folder, normalize(path)) : join(folder, 'index.html');
  try {
    const content = await readFile(file);
    response.writeHead(200, { ...pageHeaders, 'Content-Type': type ?? types['.html'] });
    response.end(content);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
  }
}

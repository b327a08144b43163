import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { say } from './lib/run.mjs';

/**
 * After a build: puts a brotli and a gzip file beside each text of it, as small as they get, for servers that send
 * what is there (nginx's gzip_static and brotli_static, Caddy's precompressed). Usage: compress.mjs <folder>
 */
const [folder = 'dist'] = process.argv.slice(2);
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below that the headers weigh more than what is saved, bytes. */
const LEAST = 500;

const squeeze = {
  '.br': (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  '.gz': (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && TEXTS.has(extname(each.name)))
  .map((each) => join(each.parentPath, each.name))
  // The manifest is for our scripts, and the other file for Vercel.
  .filter(
    (path) => !path.startsWith(join(folder, '.vite')) && path !== join(folder, 'vercel.json'),
  );

let [before, after] = [0, 0];
await Promise.all(
  texts.map(async (path) => {
    const body = await readFile(path);
    if (body.length < LEAST) return;
    for (const [ending, compress] of Object.entries(squeeze)) {
      const small = await compress(body);
      await writeFile(path + ending, small);
      if (ending === '.br') after += small.length;
    }
    before += body.length;
  }),
);
say(
  `${String(texts.length)} texts: ${(before / 1e6).toFixed(1)} MB, ${(after / 1e6).toFixed(1)} MB as brotli`,
);

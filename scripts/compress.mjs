import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { say } from './lib/run.mjs';

/**
 * After a build: puts a brotli and a gzip file, at the highest compression, beside each text file, for servers that
 * send precompressed files (nginx's gzip_static and brotli_static, Caddy's precompressed). Usage: compress.mjs <folder>
 */
const [folder = 'dist'] = process.argv.slice(2);
const HOST_FILES = new Set(['vercel.json', '_worker.js', '404.html']);
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this size the headers weigh more than compression saves, bytes. */
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
  // Only hosts read these, never a browser.
  .filter((path) => !HOST_FILES.has(relative(folder, path)));

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

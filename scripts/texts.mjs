import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from './lib/run.mjs';
import { API_DOCUMENT, hasProductTexts, screensOf, textsIn } from './lib/texts.mjs';

/**
 * `npm run texts`: every text of the product with the screen that shows it.
 *
 * - `--sample 60 --seed N` prints that many of them at random, the same ones for the same seed
 * - `--in src/features/billing` prints those of a folder alone, with file and line
 */
const { values } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string' }, in: { type: 'string' } },
});

const sources = new Map();
for (const entry of readdirSync('src', { recursive: true })) {
  const file = `src/${String(entry).replaceAll('\\', '/')}`;
  if (hasProductTexts(file)) sources.set(file, readFileSync(join('src', String(entry)), 'utf8'));
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const screens = screensOf(sources);
const texts = [...sources]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([file, source]) =>
    textsIn(file, source).map(({ line, text, isForApi }) => ({
      file,
      line,
      text,
      screen: isForApi ? API_DOCUMENT : screens.get(file),
    })),
  );

if (values.sample !== undefined) {
  const random = randomOf(Number(values.seed ?? 1));
  const distinct = [...new Map(texts.map((each) => [each.text, each])).values()];
  for (let count = Math.min(Number(values.sample), distinct.length); count > 0; count -= 1) {
    const [{ text, screen }] = distinct.splice(Math.floor(random() * distinct.length), 1);
    say(`${text}\n    ${screen}`);
  }
} else {
  for (const { file, line, text, screen } of texts) {
    if (values.in !== undefined && !file.startsWith(values.in)) continue;
    say(`${file}:${String(line)}\t${text}\t(${screen})`);
  }
}

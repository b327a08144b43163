import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './lib/run.mjs';
import { hasProductTexts, markersIn, textsIn } from './lib/texts.mjs';

/**
 * Part of `npm run lint`: texts of the product are plain English (docs/glossary.md). Words and forms that mark a
 * translated text are counted by folder, and a count may only fall: wordCounts.json. `--list` prints each text with a
 * marker, `--list src/features/billing` those of a folder, `--write` writes counts that fell.
 */
const COUNTS = 'scripts/wordCounts.json';
/** Texts with a marker that is right in them, with the reason. */
const ALLOWED = new Map([
  [
    'A new tower stands behind the moat. #castle',
    'a post of a sample account, where castles belong',
  ],
]);

const [option, inside = ''] = process.argv.slice(2);
const counts = {};
const unused = new Set(ALLOWED.keys());
const marked = [];
for (const entry of readdirSync('src', { recursive: true })) {
  const file = `src/${String(entry).replaceAll('\\', '/')}`;
  if (!hasProductTexts(file)) continue;
  for (const { line, text } of textsIn(file, readFileSync(join('src', String(entry)), 'utf8'))) {
    const markers = markersIn(text);
    if (markers.length === 0) continue;
    unused.delete(text);
    if (ALLOWED.has(text)) continue;
    const folder = file.split('/').slice(0, 3).join('/');
    counts[folder] = (counts[folder] ?? 0) + 1;
    marked.push({ folder, file, where: `${file}:${String(line)}`, text, markers });
  }
}
const print = ({ where, text, markers }) => say(`${where} “${text}” [${markers.join('; ')}]`);

if (option === '--list') marked.filter(({ file }) => file.startsWith(inside)).forEach(print);
const known = JSON.parse(readFileSync(COUNTS, 'utf8'));
const folders = [...new Set([...Object.keys(known), ...Object.keys(counts)])].toSorted();
const countIn = (all, folder) => all[folder] ?? 0;
const rose = folders.filter((folder) => countIn(counts, folder) > countIn(known, folder));
const fell = folders.filter((folder) => countIn(counts, folder) < countIn(known, folder));
for (const folder of rose) {
  say(
    `${folder} has ${String(countIn(counts, folder))} texts with words that docs/glossary.md avoids; ${String(countIn(known, folder))} are allowed:`,
  );
  marked.filter((each) => each.folder === folder).forEach(print);
}
if (option === '--write' && rose.length === 0) {
  const left = folders.filter((folder) => countIn(counts, folder) > 0);
  const written = Object.fromEntries(left.map((folder) => [folder, counts[folder]]));
  writeFileSync(COUNTS, `${JSON.stringify(written, null, 2)}\n`);
} else {
  for (const folder of fell) {
    say(
      `${folder} has fewer texts to mend than scripts/wordCounts.json says: run \`node scripts/checkWords.mjs --write\`.`,
    );
  }
}
for (const text of unused)
  say(`No text is “${text}” anymore: take it off the list in scripts/checkWords.mjs.`);
const isWrong = rose.length > 0 || unused.size > 0 || (fell.length > 0 && option !== '--write');
if (isWrong) process.exitCode = 1;

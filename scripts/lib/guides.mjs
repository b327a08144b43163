/** The guides that `npm run guides` follows, in this order: each builds on those before it. */
export const GUIDES = [
  'docs/adding-an-endpoint.md',
  'docs/adding-a-page.md',
  'docs/adding-a-module.md',
];

const BLOCK = /^```(\w+) title="([^"]+)"\n([\s\S]*?)^```$/gm;

/** The blocks of a guide that name a file: what the file holds or, for a `diff`, what changes in it. */
export const blocksIn = (markdown) =>
  Array.from(markdown.matchAll(BLOCK), ([, language, file, text]) => ({ language, file, text }));

/** Where lines are found one after another among others. */
const placesOf = (wanted, lines) =>
  lines.flatMap((_, at) =>
    wanted.every((line, offset) => lines[at + offset] === line) ? [at] : [],
  );

/**
 * A text with a guide's `diff` applied. Parts of it are divided by lines that begin with `@@`.
 * Throws where what surrounds a change is not in the text exactly once.
 */
export function edited(text, diff, file) {
  const lines = text.split('\n');
  for (const part of diff.trimEnd().split(/^@@.*\n/m)) {
    const marked = part.trimEnd().split('\n');
    const without = (mark) =>
      marked.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
    const before = without('+');
    const places = placesOf(before, lines);
    if (places.length !== 1)
      throw new Error(`${file} has this ${String(places.length)} times:\n${before.join('\n')}`);
    lines.splice(places[0], before.length, ...without('-'));
  }
  return lines.join('\n');
}

/**
 * The files that a reader of the guides has written or changed at their end, by their paths.
 *
 * @param guides their texts
 * @param read what a file of the repository holds; null where there is none
 */
export function followed(guides, read) {
  const files = new Map();
  for (const { language, file, text } of guides.flatMap(blocksIn)) {
    const current = files.get(file) ?? read(file);
    if (language === 'diff') {
      if (current === null) throw new Error(`There is no ${file} to change.`);
      files.set(file, edited(current, text, file));
    } else {
      if (current !== null) throw new Error(`${file} is there already.`);
      files.set(file, text);
    }
  }
  return files;
}

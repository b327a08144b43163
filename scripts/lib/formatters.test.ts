import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Formatters, collators and patterns of emoji that a file makes while it loads. The first of them takes a slow phone a
 * tenth of a second, whether the page needs it or not: `once` (src/shared/state/once.ts) makes them on first use.
 */
const AT_LOAD =
  /^(?:export )?const (?!.*(?:=>|once\())[^;]*?(?:\bIntl\.(?!supportedValuesOf)\w+\(|new RegExp\([^;]*RGI_Emoji)/m;
/** The first call loads the browser’s collation data. */
const COMPARES = /\.localeCompare\(/;

const isOfPages = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|^mock-api\/|(?:^|\/)testing\//.test(path);
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(isOfPages);
const thatMatch = (pattern: RegExp) =>
  files.filter((path) => pattern.test(readFileSync(`src/${path}`, 'utf8')));

test('no file makes a formatter while it loads', () => {
  expect(thatMatch(AT_LOAD)).toEqual([]);
});

test('no file calls localeCompare', () => {
  expect(thatMatch(COMPARES)).toEqual([]);
});

test.each([
  "const list = new Intl.ListFormat('en');",
  "export const list = new Intl.ListFormat('en');",
  "const list =\n  new Intl.ListFormat('en');",
  'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;',
  'const emoji = new RegExp(String.raw`^\\p{RGI_Emoji}$`, "v");',
])('“%s” runs while its file loads', (code) => {
  expect(AT_LOAD.test(code)).toBe(true);
});

test.each([
  "const list = once(() => new Intl.ListFormat('en'));",
  "const list = () => new Intl.ListFormat('en');",
  "function list() {\n  return new Intl.ListFormat('en');\n}",
])('“%s” does not', (code) => {
  expect(AT_LOAD.test(code)).toBe(false);
});

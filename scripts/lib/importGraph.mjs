import { posix } from 'node:path';
import picomatch from 'picomatch';
import { importsIn } from './imports.mjs';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The path from the root that a specifier or pattern in a file refers to; undefined for a package. */
function pathOf(specifier, from) {
  if (specifier.startsWith('@/')) return posix.join('src', specifier.slice(2));
  if (specifier.startsWith('@tests/')) return posix.join('tests', specifier.slice(7));
  if (specifier.startsWith('/')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}

/**
 * Each import of the files with its target. `to` is the path of a file in the list, the name of a package, or otherwise
 * the path or pattern as written. It is null for a computed specifier.
 *
 * @param files the text of each source file, by its path from the root, with slashes
 */
export function importsAmong(files) {
  const paths = [...files.keys()];
  const found = [];
  for (const [from, text] of files) {
    for (const { specifier, patterns, base = '.', ...rest } of importsIn(from, text)) {
      if (specifier === null || base === null || patterns?.includes(null)) {
        found.push({ from, to: null, isListed: Boolean(patterns), isFile: false, ...rest });
      } else if (patterns) {
        for (const to of filesListed(patterns, pathOf(base, from), paths)) {
          if (to !== from) found.push({ from, to, isListed: true, isFile: true, ...rest });
        }
      } else {
        const path = pathOf(specifier, from);
        const to = path ?? specifier;
        const ending = ENDINGS.find((end) => files.has(to + end)) ?? '';
        const isFile = path !== undefined;
        found.push({ from, to: to + ending, isListed: false, isFile, ...rest });
      }
    }
  }
  return found;
}

/**
 * The files that the patterns of an `import.meta.glob` match, and the patterns that match none of them, because they
 * may match files that are not code. Vite matches with picomatch too.
 */
function filesListed(patterns, folder, paths) {
  const from = `${folder}/file`;
  const isExcluded = (pattern) => pattern.startsWith('!');
  const ignore = patterns.filter(isExcluded).map((pattern) => pathOf(pattern.slice(1), from));
  const wanted = patterns.filter((pattern) => !isExcluded(pattern));
  const matched = wanted.flatMap((pattern) => {
    const path = pathOf(pattern, from);
    const matches = picomatch(path, { ignore });
    const found = paths.filter((each) => matches(each));
    return found.length === 0 ? [path] : found;
  });
  return [...new Set(matched)];
}

/**
 * The files that import each file directly. Type-only imports are left out, because `tsc` follows them, and so are
 * files listed by `import.meta.glob`.
 *
 * @param files the text of each source file, by its path from the root, with slashes
 */
export function importersIn(files) {
  const importers = new Map();
  for (const { from, to, isType, isListed } of importsAmong(files)) {
    if (isType || isListed || !files.has(to)) continue;
    const known = importers.get(to) ?? new Set();
    importers.set(to, known.add(from));
  }
  return importers;
}

/** The files that import one of the given ones, directly or through others; includes the given ones. */
export function dependentsOf(files, importers) {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

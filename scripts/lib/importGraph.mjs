import { posix } from 'node:path';

const TYPES_ONLY = /^(?:import|export) type [^;]*? from '[^']+';/gm;
const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm;

/** What a source file imports, as it is written there. Imports of types alone are left out: `tsc` follows them. */
export function importsIn(text) {
  const specifiers = text.replaceAll(TYPES_ONLY, '').matchAll(IMPORT);
  return [...new Set(Array.from(specifiers, ([, specifier]) => specifier))];
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function resolve(specifier, from, files) {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/')
    ? posix.join('src', specifier.slice(2))
    : posix.join(posix.dirname(from), specifier);
  return ENDINGS.map((ending) => path + ending).find((file) => files.has(file));
}

/**
 * The files that import each file directly.
 *
 * @param files the text of each source file, by its path from the root, with slashes
 */
export function importersIn(files) {
  const importers = new Map();
  for (const [file, text] of files) {
    for (const specifier of importsIn(text)) {
      const imported = resolve(specifier, file, files);
      if (imported === undefined) continue;
      const known = importers.get(imported) ?? new Set();
      importers.set(imported, known.add(file));
    }
  }
  return importers;
}

/** The files that import one of these, directly or through others; these among them. */
export function dependentsOf(files, importers) {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

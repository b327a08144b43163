import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const FOLDER = 'dist-embedded';

/**
 * The source modules a built script was made of, as paths from the repository's root, read from its
 * source map. Throws without a map, as nothing could then be said of the script; the bundler's own helper
 * has no source.
 */
export function modulesOf(pathname: string): string[] {
  if (/\/rolldown-runtime-[\w-]+\.js$/.test(pathname)) return [];
  const file = join(FOLDER, pathname);
  // Only re-exports another script, which is loaded as well, and has no source file.
  if (/^export\{[^{}]*\}from"[^"]+";\s*$/.test(readFileSync(file, 'utf8'))) return [];
  const map = `${file}.map`;
  if (!existsSync(map))
    throw new Error(`${map} is missing; the embedded build must have source maps.`);
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.map((source) =>
    relative('.', normalize(join(dirname(file), source.replace(/^file:\/\//, '')))).replaceAll(
      '\\',
      '/',
    ),
  );
}

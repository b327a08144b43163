import { posix } from 'node:path';
import { createFilter, type Plugin } from 'vite';

interface GlobUsers {
  plugin: Plugin;
  /** Ids of the modules with a pattern that matches the file. */
  usersOf(file: string): string[];
}

/** Matches any string with a star: a false match only costs a needless reload. */
const PATTERN = /(["'`])([^"'`\n]*\*[^"'`\n]*)\1/g;

/**
 * Finds modules that list files by `import.meta.glob`: adding or removing a file changes their imports, which the
 * module graph does not show. Folders are absolute, with slashes; `source` is the folder that `@` maps to.
 */
export function globUsers(root: string, source: string): GlobUsers {
  const matchers = new Map<string, (file: string) => boolean>();
  const absolute = (pattern: string, id: string) => {
    if (pattern.startsWith('@/')) return source + pattern.slice(1);
    if (pattern.startsWith('/')) return root + pattern;
    return posix.join(posix.dirname(id), pattern);
  };
  return {
    plugin: {
      name: 'castle-bots:glob-users',
      transform: {
        filter: { code: 'import.meta.glob' },
        handler(code, id) {
          const patterns = [...code.matchAll(PATTERN)].map(([, , pattern = '']) => pattern);
          matchers.set(id, createFilter(patterns.map((pattern) => absolute(pattern, id))));
        },
      },
    },
    usersOf: (file) => [...matchers].filter(([, has]) => has(file)).map(([id]) => id),
  };
}

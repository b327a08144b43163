import { posix } from 'node:path';
import { createFilter, type Plugin } from 'vite';

interface GlobUsers {
  plugin: Plugin;
  /** Ids of the modules with a pattern that matches the file. */
  usersOf(file: string): string[];
}

/** Any text with a star: matching too much costs a needless reload, no more. */
const PATTERN = /(["'`])([^"'`\n]*\*[^"'`\n]*)\1/g;

/**
 * Knows which modules list files by `import.meta.glob`: an added or removed file changes what they import, and no
 * other module of the graph says so. Folders are absolute, with slashes; `source` is the one `@` stands for.
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

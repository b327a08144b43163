import type { Plugin } from 'vite';

/** From, to, and how often it must be there. */
type Edit = readonly [from: RegExp, to: string, count: number];

/** The router's only file with code, whose name has a hash. */
const ROUTER = /react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Parts of the router that a bundler can't tell are unused. A page has no forms, fetchers or prefetched links of the
 * router's, no server components and no measurements of them.
 */
const edits: readonly Edit[] = [
  // A statement about a component keeps it, and what it imports.
  [/\nForm\.displayName = "Form";/g, '', 1],
  // Links that fetch what the framework would know of their page.
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g, '[false, null, {}];', 1],
  [/return shouldPrefetch && !isAbsolute \? [^;]+ : link;/g, 'return link;', 1],
  // Redirects that server components throw.
  [/if \(this\.context && typeof error === "object"/g, 'if (false && typeof error === "object"', 1],
  [/if \(this\.context\) \{/g, 'if (false) {', 1],
  [/if \(init\.instrumentations\) \{/g, 'if (false) {', 2],
  // Data that is sent or read without a navigation.
  [/\n\s*fetch: fetch2,/g, '', 1],
];

/** Leaves out of the bundle what the app has no use for in its router. */
export const leanRouter = (): Plugin => ({
  name: 'castle-bots:lean-router',
  transform: {
    filter: { id: ROUTER },
    handler: (code) =>
      // The server's parts are in another chunk of the same kind of name.
      code.includes('function createRouter(')
        ? { code: withoutUnusedParts(code), map: null }
        : null,
  },
});

/** @throws Error when the router isn't the one that the edits were written for */
export const withoutUnusedParts = (code: string): string =>
  edits.reduce((text, [from, to, count]) => {
    const found = text.match(from)?.length ?? 0;
    if (found !== count)
      throw new Error(
        `The router has ${String(found)} of ${String(count)} places that match ${String(from)}: has it changed? See scripts/lib/leanRouter.ts.`,
      );
    return text.replace(from, to);
  }, code);

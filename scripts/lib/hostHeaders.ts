import type { Connect, Plugin } from 'vite';

/**
 * What a host sends with every answer, and `vite dev` and `vite preview` do (docs/hosting.md). The opener policy lets
 * wallets and Discord open windows from the page, and keeps pages that opened it away from it.
 */
export const hostHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Sends the headers of a host, and lets no other origin read an answer: everything the page needs is its own. */
export function hostAnswers(): Plugin {
  const send: Connect.NextHandleFunction = (_, outgoing, next) => {
    for (const [name, value] of Object.entries(hostHeaders)) outgoing.setHeader(name, value);
    next();
  };
  return {
    name: 'castle-bots:host-answers',
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: ({ middlewares }) => void middlewares.use(send),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(send),
  };
}

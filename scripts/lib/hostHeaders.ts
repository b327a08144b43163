import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv, type Connect, type Plugin } from 'vite';
import { builtPolicy, developmentPolicy, securityHeaders } from './securityHeaders.mjs';

const sending =
  (headers: Readonly<Record<string, string>>): Connect.NextHandleFunction =>
  (_, outgoing, next) => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    next();
  };

/**
 * Has `vite dev` and `vite preview` send what a host does (docs/security.md), and lets no other origin read an answer:
 * everything the page needs is its own. The preview sends the policy that the build wrote for its page.
 */
export function hostAnswers(): Plugin {
  // One for as long as the server runs: it is for development alone, where pages are no one else's.
  const nonce = randomBytes(16).toString('base64');
  return {
    name: 'castle-bots:host-answers',
    config: (_, { command, isPreview }) => ({
      server: { cors: false },
      preview: { cors: false },
      ...(command === 'serve' && !isPreview ? { html: { cspNonce: nonce } } : {}),
    }),
    configureServer: ({ middlewares, config }) => {
      middlewares.use(sending(securityHeaders(developmentPolicy(nonce, config.env))));
    },
    configurePreviewServer: ({ middlewares, config: { root, build, mode, envDir } }) => {
      const page = resolve(root, build.outDir, 'index.html');
      const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
      const env = loadEnv(mode, envDir === false ? root : envDir, 'VITE_');
      middlewares.use(sending(securityHeaders(builtPolicy(html, env))));
    },
  };
}

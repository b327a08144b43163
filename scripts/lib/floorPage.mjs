import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { homeWords } from './homeWords.mjs';

const WORDS = 'virtual:home-words';
const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Builds the floor page (scripts/bench/floor) for production.
 *
 * @param home the HTML of the community home, as the build has written it
 * @returns the home's HTML as the floor page hydrates it, and the source of its one script
 */
export async function buildFloor(home) {
  const { html, module } = homeWords(home);
  const result = await build({
    configFile: false,
    root: fromRoot('scripts/bench/floor'),
    mode: 'production',
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'home-words',
        resolveId: (id) => (id === WORDS ? `\0${WORDS}` : undefined),
        load: (id) => (id === `\0${WORDS}` ? module : undefined),
      },
    ],
    resolve: {
      // The router's own names lead to its development build, whichever mode is built (vite.config.ts).
      alias: [
        {
          find: /^react-router$/,
          replacement: fromRoot('node_modules/react-router/dist/production/index.mjs'),
        },
        {
          find: /^react-router\/dom$/,
          replacement: fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
        },
      ],
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fromRoot('scripts/bench/floor/main.tsx') },
    },
  });
  const { output } = Array.isArray(result) ? result[0] : result;
  const chunks = output.filter(({ type }) => type === 'chunk');
  if (chunks.length !== 1)
    throw new Error(`The floor page has ${String(chunks.length)} scripts instead of one.`);
  return { html, script: chunks[0].code };
}

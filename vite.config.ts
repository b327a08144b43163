import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { loadEnv } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { hostAnswers } from './scripts/lib/hostHeaders.ts';
import { leanAxios } from './scripts/lib/leanAxios.ts';
import { leanEndpoints } from './scripts/lib/leanEndpoints.ts';
import { leanRouter } from './scripts/lib/leanRouter.ts';
import { leanStyles } from './scripts/lib/leanStyles.ts';
import { libraryMarkup } from './scripts/lib/libraryMarkup.ts';
import { moduleFiles, pageChunks } from './scripts/lib/pageChunks.ts';
import { embeddedBackend } from './src/mock-api/hosts/vite/vitePlugin.ts';
import { unitFilesLeftToFull } from './tests/setup/leftToFull.ts';
import { isGate } from './tests/setup/scope.ts';
import LongestFirst from './tests/setup/sequencer.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests: a page costs a second a file, so only what renders, or says so in its first line, gets one. */
const projects = [
  {
    extends: true as const,
    test: {
      name: 'logic',
      environment: 'node',
      include: [
        'src/**/*.test.ts',
        'scripts/**/*.test.ts',
        'tests/{conformance,unit}/**/*.test.ts',
      ],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'screens',
      environment: 'jsdom',
      include: ['src/**/*.test.tsx', 'tests/{setup,unit}/**/*.test.tsx'],
    },
  },
];

/** The router's own names lead to its development build, whichever is asked for. */
const lean = [
  // All five kinds of names, with hashes of their own, for one number a request; each browser that is built for has it.
  { find: /^uuid$/, replacement: here('./scripts/lib/uuid.ts') },
  // Names of all HTTP statuses, for callers that want them.
  {
    find: /^\.\/helpers\/HttpStatusCode\.js$/,
    replacement: here('./scripts/lib/httpStatusCode.ts'),
  },
  // Measures `data:` URLs, where a limit is set.
  {
    find: /^\.\.\/helpers\/estimateDataURLDecodedBytes\.js$/,
    replacement: here('./scripts/lib/dataUrlBytes.ts'),
  },
  // Fills in what buffers of old browsers lacked; the one that is there has it all.
  { find: /^safe-buffer$/, replacement: here('./node_modules/buffer/index.js') },
  {
    find: /^react-router$/,
    replacement: here('./node_modules/react-router/dist/production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: here('./node_modules/react-router/dist/production/dom-export.mjs'),
  },
];
/**
 * Node 25 and later have a `localStorage` of their own, which is undefined without a file and would hide the page's.
 * https://nodejs.org/api/globals.html#localstorage
 */
const withoutWebStorage = ['--no-webstorage', '--no-experimental-webstorage']
  .filter((flag) => process.allowedNodeEnvironmentFlags.has(flag))
  .slice(0, 1);
/** Files that tests know by their names: what the entry imports, and the bundler's own helper. */
const named = new Set(['frame', 'rolldown-runtime']);

/**
 * `vite build` is the production bundle: no mock, no burner wallet. `--mode embedded` builds the same
 * app for the back end that the dev and preview servers carry (docs/architecture.md).
 */
export default defineConfig(({ mode, command }) => {
  const embedded = command === 'serve' || mode === 'embedded';
  // Only a back end in the page reads what declared calls say for it from the same files.
  const isInPage = loadEnv(mode, here('.'), 'VITE_')['VITE_API_MODE']?.trim() === 'browser';
  return {
    plugins: [
      react(),
      hostAnswers(),
      ...(command === 'build' ? [libraryMarkup(), leanRouter(), leanAxios()] : []),
      moduleFiles(here('.')),
      embeddedBackend({ embedded: embedded && mode !== 'test' }),
      ...(command === 'build' && !isInPage ? [leanEndpoints()] : []),
    ],
    resolve: {
      alias: [
        { find: '@tests', replacement: here('./tests') },
        { find: '@', replacement: here('./src') },
        ...(command === 'build' ? lean : []),
      ],
    },
    // The same in development, where libraries are bundled ahead.
    optimizeDeps: { rolldownOptions: { plugins: [libraryMarkup()] } },
    define: { global: 'globalThis' },
    build: {
      target: 'es2022',
      // The byte budgets and the bundle check read the manifest.
      manifest: true,
      // Browser tests read those of the embedded build; scripts/prerender.mjs keeps the others out of the public folder.
      sourcemap: mode === 'embedded' ? true : 'hidden',
      license: { fileName: 'third-party-notices.txt' },
      assetsInlineLimit: 0,
      // Half a kilobyte in every page, for browsers that are older than the target, or nearly so.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: pageChunks(here('.')) },
          // A table of routes is mostly names of files: all but those of `named` have a hash alone.
          chunkFileNames: ({ name }) =>
            named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        },
      },
    },
    // Bootstrap 5.3 is written for Sass's older module system.
    css: {
      preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } },
      postcss: { plugins: leanStyles },
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    test: {
      // More than Testing Library waits (tests/setup/unit.ts), so that its message is the one shown.
      testTimeout: 60_000,
      // What is made before a test takes its time as well where others keep the machine busy.
      hookTimeout: 60_000,
      setupFiles: ['./tests/setup/unit.ts'],
      alias: [{ find: /^fast-check$/, replacement: here('./tests/setup/fastCheck.ts') }],
      // All cores, of which Vitest would leave one to itself, and one more: a third of a test is waiting.
      maxWorkers: availableParallelism() + 1,
      // Most of what tests make is gone at once: with room for it, what stays is looked through less often.
      execArgv: ['--max-semi-space-size=64', ...withoutWebStorage],
      // A process takes its time to end, too, where others keep the machine busy.
      teardownTimeout: 30_000,
      // A process, the libraries and a page anew for each file were half the time, and on a machine that is
      // very busy some processes did not start in Vitest's time. Modules of ours are not shared
      // (tests/setup/unit.ts).
      isolate: false,
      sequence: { sequencer: LongestFirst },
      exclude: [...configDefaults.exclude, ...(isGate ? unitFilesLeftToFull : [])],
      restoreMocks: true,
      unstubGlobals: true,
      projects,
    },
  };
});

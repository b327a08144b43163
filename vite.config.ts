import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { hostAnswers } from './scripts/lib/hostHeaders.ts';
import { leanAxios } from './scripts/lib/leanAxios.ts';
import { leanEndpoints } from './scripts/lib/leanEndpoints.ts';
import { leanRouter } from './scripts/lib/leanRouter.ts';
import { libraryMarkup } from './scripts/lib/libraryMarkup.ts';
import { embeddedBackend } from './src/mock-api/hosts/vite/vitePlugin.ts';
import LongestFirst from './tests/setup/sequencer.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Unit tests: a page costs a second a file, so only what renders, or says so in its first line, gets one. */
const projects = [
  {
    extends: true as const,
    test: {
      name: 'logic',
      environment: 'node',
      include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
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

/**
 * Files of what always comes together; left alone, what several screens share would come in some hundred files
 * of a few hundred bytes. In the order in which they take their modules, each with all that these import.
 */
const files = [
  // What the entry imports.
  { name: 'frame', tags: ['$initial' as const] },
  // The modules' names and addresses, which the routes know and the rail shows.
  { name: 'routes', test: /\/src\/sites\/community\/moduleRoutes/ },
  // What talks to the API, for whom a home asks too: for its tiers, which have nothing of a dashboard.
  {
    name: 'session',
    test: /\/src\/(app\/session\/SessionKeeper|shared\/api\/(endpoint|lenient|listQuery|page)\.|features\/billing\/packages\/package\.|shared\/(money\/price|ui\/LeftOutNote|focus\/keepFocus|text\/counted)\.)/,
  },
  // What most screens have, and a home draws with later: a file for each was some hundred bytes, thirty for a list.
  {
    name: 'kit',
    test: /\/src\/shared\/(ui\/[^/]+$|format\/(?!amounts)|text\/(?!searchable|article)|hooks|money\/(?!amountInput)|focus|state|navigation|storage|api\/resultOf|routing\/routeData|solana\/(base58|shortAddress))/,
    minShareCount: 30,
  },
  // What each page of a dashboard has around it, and RTK Query.
  {
    name: 'dashboard',
    test: /\/src\/(shared\/(shell\/DashboardFrame|ui\/leaving)\.|features\/server\/notifications\/NotificationBell\.|app\/(boot\/bootDashboard|routing\/watchRoutes|store\/(attachServerData|freshness)))/,
  },
  // Kinds of fields. Cron patterns bring a library, which most modules do without, messages an editor, and addresses all
  // that can be pasted for one.
  {
    name: 'fields',
    test: /(?:features\/modules\/(field-types\/(?!address|cron|message|emoji|image)\w+\/(field|schema|pieces|labels|words|secret)|common-fields\/(field|choices)|engine\/(schema|shape|paths|variable)|preview\/(known|hexColour))|shared\/(discord\/textLength|text\/(article|spreadsheet)|time\/durationWords))\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Addresses and emoji, whose rules are long: they come with the modules that have them.
  {
    name: 'addresses',
    test: /features\/modules\/(field-types\/(emoji|image)\/(field|isEmoji)|common-fields\/webAddress)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // Signs that several files draw: each would be a file of its own. Those of one file stay with it.
  { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 2 },
  // Dialogs, for the same reason, and what they share with tabs and menus, which most lists have without them.
  {
    name: 'dialogs',
    test: /\/(react-bootstrap\/esm\/(\w*Modal\w*|CloseButton|divWithClassName)|@restart\/ui\/esm\/(\w*Modal\w*|ImperativeTransition|RTGTransition|useRTGTransitionProps))\.js/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'parts',
    test: /node_modules\/(classnames|dom-helpers|@babel|prop-types|react-transition-group|@restart\/hooks|@restart\/ui\/(node_modules|esm\/(utils|DataKey|useW|Noop))|react-bootstrap\/esm\/(Fade|ThemeProvider|Trans|trans|trigger|safe))/,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
  // A form with its boxes and pickers, for whatever page has one.
  {
    name: 'form',
    test: /\/src\/shared\/ui\/form\/(?!useClearance|press\b)\w+\.tsx?$|node_modules\/(react-hook-form|@hookform)/,
    minShareCount: 8,
    includeDependenciesRecursively: false,
  },
  // Small parts that the page of each module has, and some others: a file for each was some hundred bytes, twenty of them.
  {
    name: 'module',
    test: /\/src\/(shared\/ui\/picker\/(PickerBox|PickerMenu|usePicker|ChipsField|TimeZoneBox)|features\/(server\/discord\/pickers\/(channels|unread|ChannelField)|modules\/(market\/(useKnownAssets|useAssetAt|endpoints|marketApi)|preview\/oneColumn|screens\/(UnlockLink|exchange)|field-types\/timeZone\/TimeZoneField|form-controls\/(Fold|FoldLine|inOneLine|completion\/completion))))\.tsx?$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What a module's form has and no other page: of its own files some are a few hundred bytes.
  {
    name: 'settings',
    test: /\/src\/(shared\/ui\/form\/ClockField|features\/(server\/discord\/pickers\/RolesField|modules\/(engine\/(unitFields|live)|form-controls\/(UnitChanges|ModuleFields|LookUps|completion\/(useCompletion|Complet\w+|textBox))|field-types\/(controls|preparedParts|image\/pictureUploadsContext|(?!address|emoji|image|list|message|secret)\w+\/(\w+Field|ColourSwatches))|screens\/(ViewSwitch|Form(Bar|Group|Tools)|OnThisPage|PreviewPanel|DraftNote|Module(Form|Screen)|SettingsScreen|StateNotice|moduleForm|ready\w+|tellSaved|use(FormView|LeadTo|SavedSecrets|Beginning|Locked|OnDemand|Template|Draft)))))\.tsx?$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What pages that list modules have of them as well.
  {
    name: 'modules',
    test: /\/src\/features\/modules\/(engine\/(moduleState|modulesApi|endpoints)|screens\/(draftAt|keptDrafts|useCanConfigure|ModuleStateSign))\.tsx?$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What the catalogue says of all modules: thirty files for a line each.
  { name: 'words', test: /\/modules\/definitions\/[^/]+\/words\.ts$/ },
  // What each preview has, without what quests have of it.
  {
    name: 'preview',
    test: /\/src\/features\/modules\/preview\/(?!markdown)[^.]+\.tsx?$/,
    minShareCount: 24,
    includeDependenciesRecursively: false,
  },
  { name: 'guild', test: /\/src\/features\/server\/discord\/[^/]+$/, minShareCount: 10 },
  // Apart from it: a module's page has nothing of orders.
  {
    name: 'orders',
    test: /\/src\/(features\/billing\/(orders|transaction-status)\/[^/]+$|features\/billing\/payments\/unregistered\/late\.|sites\/community\/orders\/(ordersData|useOrderNews)\.)/,
    minShareCount: 2,
  },
  { name: 'lists', test: /\/src\/shared\/ui\/table\/(SearchField|Pager|useTableState|tableState)/ },
].map((group, index, { length }) => Object.assign(group, { priority: length - index }));
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
/** Files that tests know by their name: those, and the bundler's own helper. */
const named = new Set([...files.map(({ name }) => name), 'rolldown-runtime']);

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
      sourcemap: mode !== 'production',
      assetsInlineLimit: 0,
      // Half a kilobyte in every page, for browsers that are older than the target, or nearly so.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: files },
          // The names of some hundred files are most of what a table of routes weighs: what is one of those
          // above keeps its name, by which the byte budgets know it, and all others are called by their hash.
          chunkFileNames: ({ name }) =>
            named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        },
      },
    },
    // Bootstrap 5.3 is written for Sass's older module system.
    css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
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
      restoreMocks: true,
      unstubGlobals: true,
      projects,
    },
  };
});

/** Where the order of the domains is written. */
export const TIERS = 'src/mock-api/domains/tiers.json';
export const BACK_END = 'src/mock-api/';
export const DOMAINS = `${BACK_END}domains/`;
export const CLIENT = /^src\/(?:main|app|sites|features|shared)\b/;
export const HERE = 'scripts/lib/layers.mjs';

/** Files that import a package by a computed name: a name that bundlers don't see. */
export const COMPUTED = [`${BACK_END}chain/vm/litesvm.ts`];

/** Tables that a domain before their own reads, and which one: none may be added. */
export const READ_EARLY = {
  packages: 'orders',
  submissions: 'conditions',
  claimPolicies: 'payouts',
  cases: 'post-history',
  visits: 'server-settings',
};

/** With `vite-env.d.ts`, which declares what Vite knows and imports nothing of ours. */
const LAYERS = ['main.tsx', 'vite-env.d.ts', 'app', 'sites', 'features', 'shared'];
const FLOW = 'Imports go down only: main.tsx → app → sites → features → shared.';
const SITES_ARE_APART = 'The two sites share what is in features and shared, and nothing else.';
const BACK_END_IS_APART =
  'Only main.tsx, the Vite configuration, scripts and tests import the embedded back end.';
const BACK_END_SHARES = 'The embedded back end imports only features and shared.';

/** From the top. Those of one line don't import each other. */
const BACK_END_LAYERS = [
  ['testing'],
  ['hosts'],
  ['top-level files'],
  ['seed', 'openapi'],
  ['domains'],
  ['http', 'chain'],
  ['store'],
];
const BACK_END_FLOW =
  'Imports in src/mock-api go down only: testing → hosts → top-level files → seed and openapi → domains → http and chain → store.';
const DOMAINS_FLOW = `A domain imports only domains that ${TIERS} lists before it.`;

/** Groups of features. Every other folder of src/features is a feature. */
const GROUPS = ['identity', 'server', 'billing', 'earning', 'modules'];
/** Folders of the group `modules` that are one feature: an engine and what it finds by its patterns. */
const ENGINE = [
  'engine',
  'definitions',
  'field-types',
  'common-fields',
  'form-controls',
  'preview',
  'screens',
  'steps',
  'testing',
];

/** The feature a file is in, from its path below src/features: `billing/orders` in `billing/orders/order.ts`. */
function featureAt([group, folder, ...rest]) {
  if (!GROUPS.includes(group)) return group;
  if (group === 'modules' && (rest.length === 0 || ENGINE.includes(folder)))
    return 'modules/engine';
  return `${group}/${folder}`;
}

/**
 * The five ways src is divided into folders. None of them may have a cycle.
 *
 * A file beside the folders of `root` counts as a folder by its name, or all of them as the folder `ownFiles`. `ruleAgainst` is the rule that an import from one
 * of the listed `folders` to another breaks, or null; a division without a list takes any folder.
 */
export const divisions = (domains) => [
  {
    name: 'layers',
    root: 'src/',
    folders: [...LAYERS, 'mock-api'],
    listedIn: HERE,
    ruleAgainst(from, to) {
      if (to === 'mock-api') return from === 'main.tsx' ? null : BACK_END_IS_APART;
      if (from === 'mock-api') return ['features', 'shared'].includes(to) ? null : BACK_END_SHARES;
      return LAYERS.indexOf(from) < LAYERS.indexOf(to) ? null : FLOW;
    },
  },
  {
    name: 'sites',
    root: 'src/sites/',
    folders: ['community', 'user'],
    listedIn: HERE,
    ruleAgainst: () => SITES_ARE_APART,
  },
  { name: 'features', root: 'src/features/', folderAt: featureAt },
  {
    name: 'layers of src/mock-api',
    root: BACK_END,
    ownFiles: 'top-level files',
    folders: BACK_END_LAYERS.flat(),
    listedIn: HERE,
    ruleAgainst(from, to) {
      const lineOf = (folder) => BACK_END_LAYERS.findIndex((line) => line.includes(folder));
      return lineOf(from) < lineOf(to) ? null : BACK_END_FLOW;
    },
  },
  {
    name: 'domains',
    root: DOMAINS,
    folders: domains,
    listedIn: TIERS,
    ruleAgainst: (from, to) => (domains.indexOf(to) < domains.indexOf(from) ? null : DOMAINS_FLOW),
  },
];

/** The folder of a division that a file is in; undefined for a file elsewhere. */
export function folderOf({ root, ownFiles, folderAt }, file) {
  if (!file.startsWith(root)) return undefined;
  const parts = file.slice(root.length).split('/');
  if (folderAt) return folderAt(parts);
  const [name, ...rest] = parts;
  return rest.length === 0 ? (ownFiles ?? name) : name;
}

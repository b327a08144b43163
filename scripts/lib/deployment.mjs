/** Variables that `scripts/configure.mjs` sets in the page; `src/shared/config/deployment.ts` reads them there. */
export const DEPLOYMENT_VARIABLES = [
  'VITE_COMMUNITY_HOSTS',
  'VITE_USER_HOSTS',
  'VITE_DEFAULT_SITE',
  'VITE_SOLANA_RPC_URL',
  'VITE_DISCORD_CLIENT_ID',
  'VITE_DOCS_URL',
  'VITE_DISCORD_INVITE_URL',
  'VITE_TWITTER_URL',
  'VITE_SUPPORT_URL',
  'VITE_FEEDBACK_URL',
  'VITE_REPORT_URL',
  'VITE_RELEASE',
];

const BLOCK = /<script type="application\/json" id="deployment">[\s\S]*?<\/script>/;

const isSet = (value) => value !== undefined && value.trim() !== '';

/** The variables among those of an environment that are set, without blanks around them. */
export const deploymentValues = (env) =>
  Object.fromEntries(
    DEPLOYMENT_VARIABLES.filter((name) => isSet(env[name])).map((name) => [name, env[name].trim()]),
  );

/** The element with the values. `<` is escaped, so that no value ends it. Browsers don't run it as a script. */
export const deploymentBlock = (values) =>
  `<script type="application/json" id="deployment">${JSON.stringify(values).replaceAll('<', '\\u003c')}</script>`;

/** The values of a built page. Throws when the page has no element for them. */
export function valuesIn(html) {
  const block = BLOCK.exec(html)?.[0];
  if (block === undefined) throw new Error('index.html has no place for the deployment’s values.');
  return JSON.parse(block.slice(block.indexOf('>') + 1, block.lastIndexOf('<')));
}

const inAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The address of a site's home, as prerendered pages link to it (`src/shared/config/siteUrl.ts`). */
function homeOf(list) {
  const host = list
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .find((each) => each !== '' && !each.includes('*'));
  return `https://${host ?? 'localhost'}/`;
}

/** Attributes of prerendered links that depend on the values, each with its text for those values. */
function links(values) {
  const exact = (name) => {
    const url = values[name];
    return `href="${inAttribute(isLink(url) ? new URL(url).href : url)}"`;
  };
  const home = (name) => `href="${inAttribute(homeOf(values[name]))}`;
  return [
    home('VITE_COMMUNITY_HOSTS'),
    home('VITE_USER_HOSTS'),
    exact('VITE_DOCS_URL'),
    exact('VITE_DISCORD_INVITE_URL'),
    exact('VITE_TWITTER_URL'),
    exact('VITE_SUPPORT_URL'),
    exact('VITE_FEEDBACK_URL'),
  ];
}

/**
 * The page with other values: in its element, and in the links of its prerendered parts, which React expects to be
 * the same when it takes them over.
 *
 * @param html the built index.html
 * @param built the variables it was built with, and the client's defaults of hosts and links (prerender.mjs)
 * @param given the deployment's own; the build's hold for those that it leaves out
 */
export function configurePage(html, built, given) {
  const before = { ...deploymentValues(built), ...valuesIn(html) };
  const values = { ...before, ...deploymentValues(given) };
  const old = links(before);
  const renewed = new Map(links(values).map((link, index) => [old[index], link]));
  // In one pass: a new address may be the old one of another link.
  const pattern = new RegExp([...renewed.keys()].map(escaped).join('|'), 'g');
  return {
    values,
    html: html
      .replace(pattern, (link) => renewed.get(link) ?? link)
      .replace(BLOCK, () => deploymentBlock({ ...valuesIn(html), ...deploymentValues(given) })),
  };
}

const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** As `shared/navigation/safeUrl.ts`: pages show another address as text. */
const isLink = (url) => URL.canParse(url) && /^(?:https|mailto):$/.test(new URL(url).protocol);

const isAddress = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const LINKS = [
  'VITE_DOCS_URL',
  'VITE_DISCORD_INVITE_URL',
  'VITE_TWITTER_URL',
  'VITE_SUPPORT_URL',
  'VITE_FEEDBACK_URL',
];

/** Problems of a deployment's values, a sentence each. */
export function problemsIn(env) {
  const values = deploymentValues(env);
  const endpoints = (values.VITE_SOLANA_RPC_URL ?? '').split(',').map((url) => url.trim());
  return [
    ...LINKS.filter((name) => values[name] !== undefined && !isLink(values[name])).map(
      (name) => `${name} must be an https or mailto address.`,
    ),
    ...(values.VITE_DEFAULT_SITE !== undefined &&
    !['community', 'user'].includes(values.VITE_DEFAULT_SITE)
      ? ['VITE_DEFAULT_SITE must be community or user.']
      : []),
    // It may hold a key, so the value isn't repeated.
    ...(endpoints.some((url) => url !== '' && !/^\/(?!\/)/.test(url) && !isAddress(url))
      ? ['VITE_SOLANA_RPC_URL must be http or https addresses, or paths that start with a slash.']
      : []),
    ...(values.VITE_REPORT_URL !== undefined &&
    !/^\/(?!\/)/.test(values.VITE_REPORT_URL) &&
    !isAddress(values.VITE_REPORT_URL)
      ? ['VITE_REPORT_URL must be an http or https address, or a path that starts with a slash.']
      : []),
    ...['API_PROXY_TARGET', 'RPC_PROXY_TARGET']
      .filter((name) => isSet(env[name]) && !isAddress(env[name].trim()))
      .map((name) => `${name} must be an http or https address.`),
    ...['VITE_COMMUNITY_HOSTS', 'VITE_USER_HOSTS']
      .filter((name) => /[^\w.,*\s:[\]-]/.test(values[name] ?? ''))
      .map((name) => `${name} must be host names, separated by commas.`),
  ];
}

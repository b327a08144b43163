import { readFileSync, writeFileSync } from 'node:fs';
import { openOverview, signInThere, withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { run, say } from './lib/run.mjs';

/**
 * `npm run measure:queries`: opens each page of both rails, and some behind them, as if for the first time, and prints
 * as a table which calls each makes to the API until the network is quiet, with the size of the answers (JSON before
 * compression). Calls that every page makes are a row of their own. Needs `npm run build:embedded`.
 *
 * `--markdown` also renews the tables in docs/performance.md.
 */
const PORT = 4188;
const QUIET_MS = 1000;
const COMMON = 'every page of the site';
const DOCUMENT = 'docs/performance.md';
/** The tables are between these two lines of the document. */
const [BEGIN, END] = [
  '<!-- queries: npm run measure:queries -- --markdown -->',
  '<!-- /queries -->',
];

const sites = [
  {
    name: 'Community site',
    origin: `http://community.localhost:${String(PORT)}`,
    begin: (browser, origin) => openOverview(browser, origin, 'srv-keep'),
    more: ['/dashboard/bots/welcome-message', '/dashboard/reports?kind=quests'],
  },
  {
    name: 'User site',
    origin: `http://app.localhost:${String(PORT)}`,
    begin: async (browser, origin) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await signInThere(page, origin, 'Member');
      await page.goto(`${origin}/dashboard`, { waitUntil: 'networkidle' });
      return page;
    },
    more: ['/dashboard/questboard/solana-keep', '/dashboard/server/solana-keep'],
  },
];

/** A call with the names of its query's parameters, without their values and the server's ID. */
const nameOf = (request) => {
  const { pathname, searchParams } = new URL(request.url());
  const query = [...new Set(searchParams.keys())].join(', ');
  const method = request.method() === 'GET' ? '' : `${request.method()} `;
  const path = pathname.replace(/^\/api/, '').replace('/srv-keep', '/:server');
  return `${method}${path}${query ? `?${query}` : ''}`;
};

/** A frame asks for its notifications last, in spare time. */
const isLast = (response) => new URL(response.url()).pathname === '/api/users/notifications';

async function callsOf(page, address) {
  // Nothing of the page before is counted.
  await page.goto('about:blank');
  const answers = [];
  const onResponse = (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response);
  };
  page.on('response', onResponse);
  const last = page.waitForResponse(isLast, { timeout: 30_000 });
  await page.goto(address);
  await last;
  await page.waitForLoadState('networkidle');
  // What the last answers lead to has begun by then.
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  page.off('response', onResponse);
  const calls = new Map();
  for (const response of answers) {
    const name = nameOf(response.request());
    const bytes = (await response.body().catch(() => Buffer.alloc(0))).length;
    const before = calls.get(name) ?? { times: 0, bytes: 0 };
    calls.set(name, { times: before.times + 1, bytes: before.bytes + bytes });
  }
  return calls;
}

/** The calls every page makes, and those of each page besides, largest first. */
async function measureSite(browser, { origin, begin, more }) {
  const page = await begin(browser, origin);
  const links = await page
    .locator('.dashboard__rail nav a')
    .evaluateAll((all) => all.map((link) => link.pathname + link.search));
  const rows = [];
  for (const path of new Set([...links, ...more]))
    rows.push({ path, calls: await callsOf(page, origin + path) });
  await page.context().close();
  const common = [...(rows[0]?.calls.entries() ?? [])].filter(([name]) =>
    rows.every(({ calls }) => calls.has(name)),
  );
  const isCommon = new Set(common.map(([name]) => name));
  return [
    { path: COMMON, calls: common },
    ...rows.map(({ path, calls }) => ({
      path: `\`${path}\``,
      calls: [...calls].filter(([name]) => !isCommon.has(name)),
    })),
  ];
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

const rowOf = ({ path, calls }) => {
  const all = calls.toSorted(([, one], [, other]) => other.bytes - one.bytes);
  const cells = all.map(([name, { times, bytes }]) => {
    const count = times > 1 ? `${String(times)} × ` : '';
    return `${count}\`${name}\` ${kilobytes(bytes)}`;
  });
  const sum = calls.reduce((so, [, { bytes }]) => so + bytes, 0);
  return `| ${path} | ${kilobytes(sum)} | ${cells.join('<br>') || 'none'} |`;
};

function renewDocument(tables) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error(`${DOCUMENT} has no place for the tables.`);
  const before = text.slice(0, begin + BEGIN.length);
  writeFileSync(DOCUMENT, `${before}\n\n${tables}\n\n${text.slice(end)}`);
}

const tables = [];
await withEmbeddedBrowser(PORT, async (browser) => {
  for (const site of sites) {
    const rows = (await measureSite(browser, site)).map(rowOf);
    const head = `| ${site.name} | kB | calls, with the kB of their answers |\n| --- | --- | --- |`;
    tables.push([head, ...rows].join('\n'));
  }
});
say(tables.join('\n\n'));
if (process.argv.includes('--markdown')) {
  renewDocument(tables.join('\n\n'));
  await run('npx', ['oxfmt', DOCUMENT], { quiet: true });
}
process.exit(0);

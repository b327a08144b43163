import { say } from './lib/run.mjs';
import { openOverview, signInThere, withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';

/**
 * `npm run measure:queries`: opens each page of both rails, and some behind them, as if for the first time, and prints
 * as a table which calls each makes to the API until the network is quiet, with the size of the answers (JSON before
 * compression). Calls that every page makes are a row of their own. Needs `npm run build:embedded`.
 */
const PORT = 4188;
const COMMON = 'every page of the site';

const sites = [
  {
    origin: `http://community.localhost:${String(PORT)}`,
    begin: (browser, origin) => openOverview(browser, origin, 'srv-keep'),
    more: ['/dashboard/bots/welcome-message', '/dashboard/reports?kind=quests'],
  },
  {
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

/** A call without what differs from row to row: IDs and values of its query. */
const nameOf = (request) => {
  const { pathname, searchParams } = new URL(request.url());
  const query = [...new Set(searchParams.keys())].join(', ');
  return `${request.method()} ${pathname.replace(/^\/api/, '')}${query ? `?${query}` : ''}`;
};

async function callsOf(page, address) {
  const answers = [];
  const onResponse = (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response);
  };
  page.on('response', onResponse);
  await page.goto(address, { waitUntil: 'networkidle' });
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

const written = (calls) =>
  calls
    .toSorted(([, one], [, other]) => other.bytes - one.bytes)
    .map(
      ([name, { times, bytes }]) =>
        `\`${name}\` ${times > 1 ? `${String(times)} times, ` : ''}${(bytes / 1000).toFixed(1)}`,
    )
    .join('; ');

await withEmbeddedBrowser(PORT, async (browser) => {
  for (const { origin, begin, more } of sites) {
    const page = await begin(browser, origin);
    const links = await page
      .locator('.dashboard__rail nav a')
      .evaluateAll((all) => all.map((link) => link.pathname + link.search));
    const rows = [];
    for (const path of new Set([...links, ...more]))
      rows.push({ path, calls: await callsOf(page, origin + path) });
    const common = [...(rows[0]?.calls.entries() ?? [])].filter(([name]) =>
      rows.every(({ calls }) => calls.has(name)),
    );
    const isCommon = new Set(common.map(([name]) => name));
    say(`| page | kB | calls, with the kB of their answers |\n| --- | --- | --- |`);
    const kB = (calls) => (calls.reduce((sum, [, { bytes }]) => sum + bytes, 0) / 1000).toFixed(1);
    say(`| ${COMMON} | ${kB(common)} | ${written(common)} |`);
    for (const { path, calls } of rows) {
      const own = [...calls].filter(([name]) => !isCommon.has(name));
      say(`| ${path} | ${kB(own)} | ${written(own)} |`);
    }
    say('');
    await page.context().close();
  }
});

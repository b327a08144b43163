import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { serveCompressed } from './lib/compressing.mjs';
import { openOverview, signInThere, withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { buildFloor } from './lib/floorPage.mjs';
import { measureRail } from './lib/railMeasure.mjs';
import { run, say } from './lib/run.mjs';
import { measureSignIn } from './lib/signInMeasure.mjs';
import { slowDown, underMeasure } from './lib/underMeasure.mjs';

/**
 * `npm run bench`: how soon pages are painted and usable, and what they cost, in the optimized embedded build, 412 px
 * wide, with the CPU four times slower, 1.6 Mbit/s and 150 ms latency. Prints medians and writes them to bench.json.
 *
 * The other pages are compared with three pages of the same run:
 * - small: a heading and a line, the least that a browser takes for any page;
 * - bare: the community home's text and styles without a script, the least for that page;
 * - floor: the same, hydrated by the libraries that every page loads (scripts/bench/floor), the least with these.
 *
 * The multiples say more than the milliseconds, which depend on how busy the machine is. After the pages come the
 * response to an immediate press of Sign In, page changes over both rails with the heap growth of 200 of them, and
 * scrolling a table of 10,000 rows.
 *
 * Usage: npm run bench -- [rounds, default 5] [--pages: only the pages] [--against https://any.page]
 */
const args = process.argv.slice(2);
const rounds = Number(args.find((each) => /^\d+$/.test(each)) ?? 5);
const against = args.includes('--against') ? args[args.indexOf('--against') + 1] : undefined;
const [BEHIND, PORT] = [4186, 4187];
/** Page changes over a rail before the heap is measured again, which happens twice. */
const CHANGES = 200;
const at = (site, path) => `http://${site}.localhost:${String(PORT)}${path}`;

await run('npm', ['run', '--silent', 'build:embedded'], { quiet: true });
const built = readFileSync('dist-embedded/index.html', 'utf8');
const part = (pattern) => pattern.exec(built)?.[1] ?? '';
const styles = part(/<style>([\s\S]*?)<\/style>/);
const home = part(/<template id="home-community"[^>]*>([\s\S]*?)<\/template>/);
const floor = await buildFloor(home);
const pageOf = (title, body) => `<!doctype html><html lang="en" data-bs-theme="dark"><head>
<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>
<style>${styles}</style></head><body>${body}</body></html>`;
mkdirSync('dist-embedded/bench');
writeFileSync(
  'dist-embedded/bench/small.html',
  '<!doctype html><meta charset="utf-8" /><title>Small</title><style>body{margin:16px;font:16px sans-serif}</style><h1>Small</h1><p>A page with one line.</p>',
);
writeFileSync('dist-embedded/bench/bare.html', pageOf('Bare', home));
writeFileSync('dist-embedded/bench/floor.js', floor.script);
writeFileSync(
  'dist-embedded/bench/floor.html',
  pageOf(
    'Floor',
    `<div id="root">${floor.html}</div><script type="module" src="/bench/floor.js"></script>`,
  ),
);
await run('node', ['scripts/compress.mjs', 'dist-embedded'], { quiet: true });

/**
 * Pages, each with the selector of its content; with `who`, the page loads with that persona's saved session and
 * wallet.
 */
const pages = [
  { name: 'small', url: at('community', '/bench/small.html'), content: 'h1' },
  { name: 'bare', url: at('community', '/bench/bare.html'), content: 'h1' },
  {
    name: 'floor',
    url: at('community', '/bench/floor.html'),
    content: 'h1',
    atLast: '[data-hydration="done"]',
  },
  { name: 'community home', url: at('community', '/'), content: 'h1' },
  { name: 'user home', url: at('app', '/'), content: 'h1' },
  {
    name: 'dashboard list',
    url: at('community', '/dashboard/user-order'),
    content: 'tbody tr',
    who: 'owner',
  },
  {
    name: 'module form',
    url: at('community', '/dashboard/welcome-message'),
    content: '.module-form__preview .discord-message',
    who: 'owner',
  },
  {
    name: 'payment',
    url: at('community', '/dashboard/package-payment/ord-10'),
    content: '#payment-title',
    who: 'owner',
  },
  {
    name: 'questboard',
    url: at('app', '/dashboard/questboard/solana-keep'),
    content: '.quest-tile__link',
    who: 'member',
  },
  {
    name: 'claim',
    url: at('app', '/dashboard/questboard/solana-keep/task-to-earn/through-the-gate'),
    content: '.quest-page__main',
    who: 'member',
  },
  ...(against === undefined ? [] : [{ name: against, url: against, content: 'body' }]),
];

/** Measurements beyond single pages: Sign In, page changes and their heap growth, table scrolling. */
async function rest(browser, rails) {
  const signIn = [];
  for (const site of ['community', 'app']) {
    const all = [];
    for (let round = 0; round < rounds; round += 1)
      all.push(await measureSignIn(browser, at(site, '/'), slowDown));
    const pressed = median(all.map((each) => each.pressed));
    const answered = median(all.map((each) => each.answered));
    signIn.push({ site, pressed, answered });
    say(
      `Sign In, ${site}: pressed at ${pressed.toFixed(0)} ms, answered at ${answered.toFixed(0)} ms`,
    );
  }
  const all = [];
  for (const [site, page] of Object.entries(rails)) all.push(await railOf(site, page));
  return { signIn, rails: all };
}

/** Warm changes to each page of a site's rail, and their effect on the heap. */
async function railOf(site, page) {
  const { links, heaps } = await measureRail(page, CHANGES);
  say(`Warm changes on the ${site} rail, CPU four times slower, from the press to the paint:`);
  say('  page                           median ms  most ms  CPU ms  requests    kB');
  for (const { label, median: middle, most, cpu, requests, kilobytes } of links)
    say(
      [
        `  ${label.padEnd(30)}`,
        middle.toFixed(0).padStart(9),
        most.toFixed(0).padStart(8),
        cpu.toFixed(0).padStart(7),
        String(requests).padStart(9),
        kilobytes.toFixed(1).padStart(5),
      ].join(' '),
    );
  say(`  median of all ${median(links.map((each) => each.median)).toFixed(0)}`);
  const [first, ...later] = heaps;
  for (const [index, heap] of later.entries()) say(heapInWords(first, heap, (index + 1) * CHANGES));
  return { site, links, heaps };
}

/** Heap growth: total, compiled code, and the rest, which the app holds. */
function heapInWords(before, after, changes) {
  const part = (name, what) => {
    const growth = (after[what] / before[what] - 1) * 100;
    const [from, to] = [before, after].map((heap) => (heap[what] / 1e6).toFixed(1));
    return `${name}${from} to ${to} MB, ${growth.toFixed(1)}%`;
  };
  const parts = [part('', 'all'), part('compiled code ', 'code'), part('data ', 'data')];
  return `Heap after ${String(changes)} changes: ${parts.join('; ')}`;
}

const ownerPage = (browser) => openOverview(browser, at('community', ''), 'srv-keep');

async function memberPage(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInThere(page, at('app', ''), 'Member');
  await page.goto(at('app', '/dashboard'), { waitUntil: 'networkidle' });
  return page;
}

/**
 * New sessions of an owner and a member, as saved states. A renewal invalidates a saved session, so these last for
 * five minutes.
 */
async function signedInStates(browser) {
  const states = {};
  for (const [who, open] of Object.entries({ owner: ownerPage, member: memberPage })) {
    const page = await open(browser);
    states[who] = await page.context().storageState();
    await page.close();
  }
  return states;
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

await withEmbeddedBrowser(BEHIND, async (browser) => {
  const served = await serveCompressed({
    folder: 'dist-embedded',
    port: PORT,
    behind: BEHIND,
  });
  const results = pages.map(({ name }) => ({ name, rounds: [] }));
  for (let round = 0; round < rounds; round += 1) {
    const states = await signedInStates(browser);
    for (const [index, page] of pages.entries())
      results[index].rounds.push(
        await underMeasure(browser, page, page.who ? { storageState: states[page.who] } : {}),
      );
  }
  const table = results.map(({ name, rounds: all }) => {
    const medians = Object.keys(all[0]).map((what) => [
      what,
      median(all.map((each) => each[what])),
    ]);
    return Object.assign({ name }, Object.fromEntries(medians));
  });
  const named = (wanted) => table.find(({ name }) => name === wanted);
  const [small, bare] = [named('small'), named('bare')];
  /** Title, width and value of each column. */
  const columns = [
    ['FCP ms', 6, ({ fcp }) => fcp.toFixed(0)],
    ['LCP ms', 6, ({ lcp }) => lcp.toFixed(0)],
    ['× small', 7, ({ lcp }) => (lcp / small.lcp).toFixed(2)],
    ['× bare', 6, ({ lcp }) => (lcp / bare.lcp).toFixed(2)],
    ['content ms', 10, ({ content }) => content.toFixed(0)],
    ['× bare', 6, ({ content }) => (content / bare.content).toFixed(2)],
    ['idle ms', 7, ({ idle }) => idle.toFixed(0)],
    ['TBT ms', 6, ({ tbt }) => tbt.toFixed(0)],
    ['CLS', 6, ({ cls }) => cls.toFixed(4)],
    ['CPU c', 5, ({ contentCpu }) => contentCpu.toFixed(0)],
    ['CPU i', 5, ({ idleCpu }) => idleCpu.toFixed(0)],
    ['req c', 5, ({ contentRequests }) => String(contentRequests)],
    ['req i', 5, ({ idleRequests }) => String(idleRequests)],
    ['kB c', 4, ({ contentKilobytes }) => contentKilobytes.toFixed(0)],
    ['kB i', 4, ({ idleKilobytes }) => idleKilobytes.toFixed(0)],
  ];
  const line = (first, cells) =>
    say([first.padEnd(15), ...cells.map((cell, at) => cell.padStart(columns[at][1]))].join('  '));
  say('Until content (c) and until idle (i): processor time of the main thread, requests, kB');
  line(
    'page',
    columns.map(([title]) => title),
  );
  for (const row of table)
    line(
      row.name,
      columns.map(([, , cellOf]) => cellOf(row)),
    );
  const more = args.includes('--pages')
    ? {}
    : await rest(browser, { community: await ownerPage(browser), user: await memberPage(browser) });
  writeFileSync('bench.json', `${JSON.stringify({ pages: table, ...more }, null, 2)}\n`);
  await served.close();
});
if (!args.includes('--pages')) await run('node', ['scripts/measureTable.mjs', '1']);
process.exit(0);

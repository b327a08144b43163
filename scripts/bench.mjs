import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { serveCompressed } from './lib/compressing.mjs';
import { openOverview, signInThere, withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { buildFloor } from './lib/floorPage.mjs';
import { measureRail } from './lib/railMeasure.mjs';
import { run, say } from './lib/run.mjs';
import { measureSignIn } from './lib/signInMeasure.mjs';
import { slowDown, underMeasure } from './lib/underMeasure.mjs';

/**
 * `npm run bench`: how soon pages are painted and of use, and what they cost, in the optimised embedded build, 412 px
 * wide, with the CPU four times slower, 1.6 Mbit/s and 150 ms. Prints medians and writes them to bench.json.
 *
 * Two pages of the same run are what the others are compared with:
 * - bare: the community home's words and styles without a script, the least there is;
 * - floor: the same, hydrated by the libraries each page begins with (scripts/bench/floor), the least with these.
 *
 * Their multiples say more than the milliseconds of a busy machine. After the pages come how soon Sign In answers who
 * presses it at once, changes of page over the whole rail with what 200 of them leave on the heap, and a table of 10,000
 * rows scrolled.
 *
 * Usage: npm run bench -- [rounds, 5 unless given] [--pages: those alone] [--against https://any.page]
 */
const args = process.argv.slice(2);
const rounds = Number(args.find((each) => /^\d+$/.test(each)) ?? 5);
const against = args.includes('--against') ? args[args.indexOf('--against') + 1] : undefined;
const [BEHIND, PORT] = [4186, 4187];
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

/** Pages, each with what is its content; `who` is signed in, with a wallet of before. */
const pages = [
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

/** What is not of one page: Sign In, changes of page and what they leave behind. */
async function rest(browser, page) {
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
  const { links, before, after } = await measureRail(page, 200);
  say('A warm change of page at a quarter of the speed, from the press to the paint, ms (most):');
  for (const { label, median: middle, most } of links)
    say(`  ${label.padEnd(30)} ${middle.toFixed(0).padStart(5)}  (${most.toFixed(0)})`);
  say(`  median of all ${median(links.map((each) => each.median)).toFixed(0)}`);
  const growth = (after / before - 1) * 100;
  say(
    `Heap after 200 changes: ${(before / 1e6).toFixed(1)} to ${(after / 1e6).toFixed(1)} MB, ${growth.toFixed(1)}%`,
  );
  return { signIn, links, heap: { before, after } };
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

await withEmbeddedBrowser(BEHIND, async (browser) => {
  const served = await serveCompressed({
    folder: 'dist-embedded',
    port: PORT,
    behind: BEHIND,
  });
  const rail = await openOverview(browser, at('community', ''), 'srv-keep');
  const member = await browser.newPage();
  await signInThere(member, at('app', ''), 'Member');
  const states = {
    owner: await rail.context().storageState(),
    member: await member.context().storageState(),
  };
  await member.context().close();
  const results = pages.map(({ name }) => ({ name, rounds: [] }));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, page] of pages.entries())
      results[index].rounds.push(
        await underMeasure(browser, page, page.who ? { storageState: states[page.who] } : {}),
      );
  const table = results.map(({ name, rounds: all }) => {
    const medians = Object.keys(all[0]).map((what) => [
      what,
      median(all.map((each) => each[what])),
    ]);
    return Object.assign({ name }, Object.fromEntries(medians));
  });
  const least = table.find(({ name }) => name === 'bare')?.lcp ?? 1;
  say('Until content (c) and until idle (i): processor time of the main thread, requests, kB');
  say(
    'page             FCP ms  LCP ms  × bare  content ms  idle ms  TBT ms     CLS   CPU c   CPU i  req c  req i  kB c  kB i',
  );
  for (const row of table)
    say(
      [
        row.name.padEnd(15),
        row.fcp.toFixed(0).padStart(7),
        row.lcp.toFixed(0).padStart(7),
        (row.lcp / least).toFixed(2).padStart(7),
        row.content.toFixed(0).padStart(11),
        row.idle.toFixed(0).padStart(8),
        row.tbt.toFixed(0).padStart(7),
        row.cls.toFixed(4).padStart(7),
        row.contentCpu.toFixed(0).padStart(7),
        row.idleCpu.toFixed(0).padStart(7),
        String(row.contentRequests).padStart(6),
        String(row.idleRequests).padStart(6),
        row.contentKilobytes.toFixed(0).padStart(5),
        row.idleKilobytes.toFixed(0).padStart(5),
      ].join(' '),
    );
  const more = args.includes('--pages') ? {} : await rest(browser, rail);
  writeFileSync('bench.json', `${JSON.stringify({ pages: table, ...more }, null, 2)}\n`);
  await served.close();
});
if (!args.includes('--pages')) await run('node', ['scripts/measureTable.mjs', '1']);
process.exit(0);

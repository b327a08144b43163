import { openOverview, withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:navigation`: how long a change to a page takes that one has been on before, from the
 * press on its link in the rail until it is painted whole: a list with its rows, a module's form with its
 * fields and its preview. In the optimised embedded build (`npm run build:embedded` first), at full speed.
 * Prints the medians of lists and forms, which must not lie further apart than two frames. No test reads
 * them: a machine that is busy with other things makes all of them worse.
 *
 * Usage: npm run measure:navigation -- [changes to each page, 10 unless given]
 */
const PORT = 4189;
const CHANGES = Number(process.argv[2] ?? 10);
const COMMUNITY = `http://community.localhost:${String(PORT)}`;
/** A server whose modules are seeded, of the persona that signs in. */
const SERVER = 'srv-keep';
const FRAME_MS = 1000 / 60;
/** Between two changes: what one begins in must not be the end of the one before. */
const REST_MS = 300;

/** Where each change begins: neither a list nor a form. What it draws is there before the next change is asked for. */
const START = { path: 'reports', heading: 'Reports', content: ['.report-card__link'] };
const PREVIEW = '.module-form__preview .discord-message';
const pages = [
  { kind: 'list', path: 'user-order', heading: 'Orders', content: ['tbody tr'] },
  { kind: 'list', path: 'package', heading: 'Packages', content: ['.tier-grid--offers > li'] },
  { kind: 'list', path: 'bots', heading: 'Bots', content: ['.catalogue > li'] },
  { kind: 'list', path: 'nft-sale', heading: 'NFT sales alert', content: ['tbody tr'] },
  {
    kind: 'form',
    path: 'welcome-message',
    heading: 'Welcome message',
    content: ['[data-field="values.raidPause"]', PREVIEW],
  },
  {
    kind: 'form',
    path: 'verification-bot',
    heading: 'Captcha verification',
    content: ['.module-form__group [data-field]', PREVIEW],
  },
];

/** Runs in the page: follows a link of the rail; resolves to the milliseconds until all of it was painted. */
async function follow({ path, heading, content }) {
  const main = document.querySelector('main');
  const isHere = () =>
    main.querySelector('h1')?.textContent === heading &&
    content.every((selector) => main.querySelector(selector) !== null);
  const started = performance.now();
  document.querySelector(`.dashboard__rail a[href="/dashboard/${path}"]`).click();
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${path} hasn’t come.`)), 10_000);
    new MutationObserver((_, observer) => {
      if (!isHere()) return;
      observer.disconnect();
      clearTimeout(late);
      resolve();
    }).observe(main, { childList: true, subtree: true, characterData: true });
  });
  // The frame it is painted in, and the task behind that.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - started;
}

async function changeTo(page, target) {
  await page.waitForTimeout(REST_MS);
  return page.evaluate(follow, target);
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

await withEmbeddedBrowser(PORT, async (browser) => {
  const page = await openOverview(browser, COMMUNITY, SERVER);
  const times = new Map(pages.map((each) => [each, []]));
  // The first round fetches the code and is not counted.
  for (let round = 0; round <= CHANGES; round += 1) {
    for (const each of pages) {
      await changeTo(page, START);
      const time = await changeTo(page, each);
      if (round > 0) times.get(each).push(time);
    }
  }
  say(`A warm change of page, from the press to the paint; medians of ${String(CHANGES)}:`);
  for (const [{ kind, heading }, all] of times) {
    const range = `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;
    say(`  ${kind}  ${heading.padEnd(22)} ${median(all).toFixed(0).padStart(4)} ms  (${range})`);
  }
  const slowest = (wanted) =>
    Math.max(...pages.filter(({ kind }) => kind === wanted).map((each) => median(times.get(each))));
  const more = slowest('form') - slowest('list');
  say(
    `The slowest form takes ${Math.abs(more).toFixed(0)} ms ${more > 0 ? 'more' : 'less'} than the slowest list: ` +
      (more <= 2 * FRAME_MS ? 'within two frames' : 'ABOVE two frames'),
  );
});

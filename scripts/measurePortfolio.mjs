import { withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { recordTasks } from './lib/recordTasks.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:portfolio`: how long a member with 20 wallets of 2,000 NFTs waits for the first NFTs and for all,
 * from the start and from the node's last answer; the longest task while loading and while the page scrolls through
 * them and back, in clock and processor time; and the highest number of pictures in the document. Uses the optimized
 * build (`npm run build:embedded` first). No test reads it.
 */
const PORT = 4192;
const USER = `http://app.localhost:${String(PORT)}`;
const HOARD = { persona: 'member', wallets: 20, pieces: 2_000 };
const SCROLL_MS = 5_000;

/** Runs in the page: records when cards, a picture and all NFTs were first painted, ms since navigation. */
const watchShown = () => {
  performance.setResourceTimingBufferSize(5_000);
  window.shown = {};
  const note = (what, isThere) => {
    if (window.shown[what] !== undefined || !isThere()) return;
    window.shown[what] = Number.NaN;
    // Waits for the frame that paints it, and the task after it.
    requestAnimationFrame(() => setTimeout(() => (window.shown[what] = performance.now())));
  };
  const textIs = (pattern) => pattern.test(document.querySelector('.portfolio-found')?.textContent);
  const look = () => {
    note('cards', () => document.querySelector('.piece-card') !== null);
    note('all', () => textIs(/^40,000 NFTs in \d+ groups$/));
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  const isPicture = ({ target }) => target.matches?.('.piece-card__picture') === true;
  document.addEventListener('load', (event) => note('picture', () => isPicture(event)), true);
};

/** Runs in the page: when the first and the last response about NFTs and about prices arrived, ms. */
const answers = () => {
  const ends = (part) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes(part) && startTime < window.shown.all)
      .map(({ responseEnd }) => responseEnd);
  return {
    first: Math.min(...ends('/rpc')),
    last: Math.max(...ends('/rpc')),
    prices: Math.max(...ends('/prices')),
  };
};

const post = (page, path, body) =>
  page.evaluate(
    ([to, sent]) =>
      fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      }).then(({ ok }) => ok),
    [path, body],
  );

/** Runs in the page: scrolls to the end and back, step by step with the frames. */
async function scrollThrough(ms) {
  let mostImages = 0;
  await new Promise((resolve) => {
    const start = performance.now();
    const step = (now) => {
      const share = Math.min(1, (now - start) / ms);
      const end = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo(0, end * (1 - Math.abs(1 - 2 * share)));
      mostImages = Math.max(mostImages, document.images.length);
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  return mostImages;
}

/** The longest task since the recording began. */
const longest = (tasks) => {
  const most = (what) => Math.max(...tasks.map((task) => task[what])).toFixed(0);
  return `longest task ${most('processor')} ms of processor time, ${most('clock')} ms by the clock`;
};

await withEmbeddedBrowser(PORT, async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'castle_world', value: 't-hoard', url: USER }]);
  await context.addInitScript(watchShown);
  const page = await context.newPage();
  await page.goto(USER, { waitUntil: 'networkidle' });
  await post(page, '/__mock/sign-in', { persona: HOARD.persona });
  await post(page, '/__mock/hoard', HOARD);
  await page.goto(`${USER}/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1000);
  const record = async () => recordTasks(await context.newCDPSession(page));

  const stopReading = await record();
  await page.goto(`${USER}/dashboard/portfolio?tab=nfts`);
  await page.waitForFunction(() => window.shown.all > 0 && window.shown.picture > 0, null, {
    timeout: 60_000,
  });
  const reading = await stopReading();
  const shown = await page.evaluate(() => window.shown);
  const { first, last, prices } = await page.evaluate(answers);
  const ms = (time) => `${time.toFixed(0)} ms`;
  const fromLast = (time) => `${ms(Math.abs(time - last))} ${time < last ? 'before' : 'after'}`;
  say(
    `The node's first answer after ${ms(first)}, its last after ${ms(last)}; prices ${ms(prices)}`,
  );
  say(
    `First NFTs after ${ms(shown.cards)}, which is ${fromLast(shown.cards)} the last answer; ` +
      `the first picture ${fromLast(shown.picture)} and all NFTs ${fromLast(shown.all)} it`,
  );
  say(`All NFTs after ${ms(shown.all)}; ${longest(reading)}`);
  const stop = await record();
  const images = await page.evaluate(scrollThrough, SCROLL_MS);
  say(`Scrolling down and up: ${longest(await stop())}; at most ${String(images)} pictures`);
  const stopSearch = await record();
  await page.getByRole('searchbox', { name: 'Search NFTs' }).fill('#12');
  await page.waitForTimeout(800);
  say(`A search: ${longest(await stopSearch())}`);
});

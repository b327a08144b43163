import { withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { recordTasks } from './lib/recordTasks.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:portfolio`: how long somebody with 20 wallets of 2,000 NFTs waits for the first of them and for
 * all, the longest task (over 50 ms) meanwhile and while the page scrolls through them and back, and how many
 * pictures are in the document at most; in the optimised build (`npm run build:embedded` first). No test reads it.
 */
const PORT = 4192;
const USER = `http://app.localhost:${String(PORT)}`;
const HOARD = { persona: 'member', wallets: 20, pieces: 2_000 };
const SCROLL_MS = 5_000;

/** Runs in the page: notes each task that kept it from answering. */
const watchTasks = () => {
  window.longTasks = [];
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ entryTypes: ['longtask'], buffered: true });
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

const longest = async (page) => {
  await page.waitForTimeout(100);
  const tasks = await page.evaluate(() => window.longTasks.splice(0));
  const over = `${String(tasks.length)} tasks over 50 ms`;
  return tasks.length === 0 ? over : `${over}, the longest ${Math.max(...tasks).toFixed(0)} ms`;
};

await withEmbeddedBrowser(PORT, async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'castle_world', value: 't-hoard', url: USER }]);
  await context.addInitScript(watchTasks);
  const page = await context.newPage();
  await page.goto(USER, { waitUntil: 'networkidle' });
  await post(page, '/__mock/sign-in', { persona: HOARD.persona });
  await post(page, '/__mock/hoard', HOARD);
  await page.goto(`${USER}/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Select Wallet' }).click();
  await page.getByRole('button', { name: /Burner Wallet/ }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1000);
  await longest(page);

  const start = Date.now();
  await page.goto(`${USER}/dashboard/portfolio?tab=nfts`);
  await page.locator('.piece-card').first().waitFor();
  say(`First NFTs after ${String(Date.now() - start)} ms`);
  await page.getByText('40,000 NFTs in', { exact: false }).waitFor({ timeout: 60_000 });
  say(`All NFTs after ${String(Date.now() - start)} ms; ${await longest(page)}`);
  const stop = await recordTasks(await context.newCDPSession(page));
  const images = await page.evaluate(scrollThrough, SCROLL_MS);
  const busiest = Math.max(...(await stop()).map(({ processor }) => processor));
  say(
    `Scrolling down and up: ${await longest(page)} (${busiest.toFixed(0)} ms of processor time); ` +
      `at most ${String(images)} pictures`,
  );
  await page.getByRole('searchbox', { name: 'Search NFTs' }).fill('#12');
  await page.waitForTimeout(800);
  say(`A search: ${await longest(page)}`);
});

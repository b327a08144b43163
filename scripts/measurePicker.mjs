import { withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:picker`: how long a picker of 500 channels takes to open, and to show what it finds for
 * each letter of a search, from the key to the frame that shows it, at full speed and with a CPU four times
 * as slow; in the optimised build that has the kit (`npm run build:embedded` first). Medians of ten. A frame
 * is 16.7 ms. No test reads any of it.
 */
const PORT = 4189;
const RUNS = 10;
const KIT = `http://community.localhost:${String(PORT)}/__kit`;
const LABEL = 'Of 500 channels';
const SEARCH = 'sales';

/** Runs in the page: the time from the next event of a kind to the second frame after it, by which it is shown. */
const watch = (type) => {
  window.shown = new Promise((resolve) => {
    window.addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(performance.now() - timeStamp)),
        ),
      { once: true, capture: true },
    );
  });
};
const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

async function measure(page) {
  const times = { open: [], letter: [] };
  const box = page.getByRole('combobox', { name: LABEL });
  for (let run = 0; run < RUNS; run += 1) {
    await page.evaluate(watch, 'click');
    await box.click();
    times.open.push(await page.evaluate(() => window.shown));
    const search = page.getByRole('combobox', { name: `Search: ${LABEL}` });
    await search.waitFor();
    for (const letter of SEARCH) {
      await page.evaluate(watch, 'keydown');
      await page.keyboard.press(letter);
      times.letter.push(await page.evaluate(() => window.shown));
    }
    await page.keyboard.press('Escape');
  }
  return times;
}

await withEmbeddedBrowser(PORT, async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(KIT, { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: LABEL }).scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const { open, letter } = await measure(page);
    say(
      `CPU at 1/${String(rate)}: opens in ${median(open).toFixed(0)} ms, ` +
        `a letter's finds are shown in ${median(letter).toFixed(0)} ms`,
    );
  }
});

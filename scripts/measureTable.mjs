import { withEmbeddedBrowser } from './lib/embeddedBrowser.mjs';
import { recordTasks } from './lib/recordTasks.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:table`: how smoothly the kit's table of 10,000 rows scrolls down and up in five seconds,
 * at full speed and with a CPU four times as slow, in the optimised build that has the kit
 * (`npm run build:embedded` first). Prints the longest task of the page's main thread, by the clock and by
 * the processor time it took, and the share of frames that came late; of several runs also the best. By
 * the clock a machine that is busy with other things only ever makes it worse: the verdict goes by
 * processor time, which on an idle machine is the same. No test reads any of it.
 *
 * Usage: npm run measure:table -- [runs, 3 unless given]
 */
const PORT = 4188;
const RUNS = Number(process.argv[2] ?? 3);
const SCROLL_MS = 5000;
const FRAME_MS = 1000 / 60;
const KIT = `http://community.localhost:${String(PORT)}/__kit`;
const TABLE = '.table-frame[aria-label="All payouts, scrolled"]';
/** Longest task that is let pass, ms, by how much the CPU is slowed down. */
const limits = { 1: 50, 4: 200 };

/** Runs in the page: scrolls to the end and back, step by step with the frames. */
async function scrollThrough({ table, ms }) {
  const frame = document.querySelector(table);
  const end = frame.scrollHeight - frame.clientHeight;
  const gaps = [];
  let mostRows = 0;
  await new Promise((resolve) => {
    const start = performance.now();
    let last = start;
    const step = (now) => {
      gaps.push(now - last);
      last = now;
      const share = Math.min(1, (now - start) / ms);
      frame.scrollTop = end * (1 - Math.abs(1 - 2 * share));
      mostRows = Math.max(mostRows, frame.querySelectorAll('tbody tr[data-index]').length);
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  return { gaps, mostRows };
}

/** Frames that should have been there and were not, as a share of all. */
function missed(gaps) {
  const due = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0);
  return 1 - gaps.length / due;
}

async function measure(browser, rate) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(KIT, { waitUntil: 'networkidle' });
  await page.locator(TABLE).scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.waitForTimeout(500);
  const stop = await recordTasks(session);
  const { gaps, mostRows } = await page.evaluate(scrollThrough, { table: TABLE, ms: SCROLL_MS });
  const tasks = await stop();
  await page.close();
  const longest = (which) => Math.max(...tasks.map((task) => task[which]));
  return {
    clock: longest('clock'),
    processor: longest('processor'),
    missed: missed(gaps),
    mostRows,
  };
}

const tell = (name, { clock, processor, missed: share, mostRows }) =>
  say(
    `${name}: longest task ${clock.toFixed(0)} ms by the clock, ${processor.toFixed(0)} ms of processor time; ` +
      `${(share * 100).toFixed(0)}% of the frames missed; at most ${String(mostRows)} rows in the document`,
  );

await withEmbeddedBrowser(PORT, async (browser) => {
  for (const [rate, limit] of Object.entries(limits)) {
    const results = [];
    for (let run = 1; run <= RUNS; run += 1) {
      results.push(await measure(browser, Number(rate)));
      tell(`CPU at 1/${rate}, run ${String(run)}`, results.at(-1));
    }
    const best = results.toSorted((one, other) => one.processor - other.processor)[0];
    tell(`CPU at 1/${rate}, best`, best);
    say(best.processor <= limit ? `  within ${String(limit)} ms` : `  above ${String(limit)} ms`);
  }
});

import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from './findBrowser.mjs';
import { say } from './lib/run.mjs';

/**
 * `npm run measure:table`: how smoothly the kit's table of 10,000 rows scrolls down and up in five seconds,
 * at full speed and with a CPU four times as slow, in the optimised build that has the kit
 * (`npm run build:embedded` first). Prints the longest task, tasks above 50 ms, and the share of frames
 * that came late; of several runs also the best, because a busy machine only ever makes it worse. Figures
 * of a shared machine judge nothing by themselves: no test reads them.
 *
 * Usage: npm run measure:table -- [runs, 3 unless given]
 */
const PORT = 4188;
const RUNS = Number(process.argv[2] ?? 3);
const SCROLL_MS = 5000;
const FRAME_MS = 1000 / 60;
const KIT = `http://community.localhost:${String(PORT)}/__kit`;
/** Longest task that is let pass, ms, by how much the CPU is slowed down. */
const limits = { 1: 50, 4: 200 };

/** Runs in the page: scrolls to the end and back, step by step with the frames. */
async function scrollThrough(ms) {
  const frame = document.querySelector('.table-frame--scrolled');
  const end = frame.scrollHeight - frame.clientHeight;
  const tasks = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
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
      else setTimeout(resolve, 200);
    };
    requestAnimationFrame(step);
  });
  for (const { duration } of observer.takeRecords()) tasks.push(duration);
  observer.disconnect();
  return { gaps, tasks, mostRows };
}

/** Frames that should have been there and were not, as a share of all. */
function missed(gaps) {
  const due = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / FRAME_MS)), 0);
  return 1 - gaps.length / due;
}

async function measure(browser, rate) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(KIT, { waitUntil: 'networkidle' });
  await page.locator('.table-frame--scrolled').scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.waitForTimeout(500);
  const { gaps, tasks, mostRows } = await page.evaluate(scrollThrough, SCROLL_MS);
  await page.close();
  return { longest: Math.max(0, ...tasks), long: tasks.length, missed: missed(gaps), mostRows };
}

const tell = (name, { longest, long, missed: share, mostRows }) =>
  say(
    `${name}: longest task ${longest === 0 ? 'below 50' : longest.toFixed(0)} ms, ` +
      `${String(long)} above 50 ms, ${(share * 100).toFixed(0)} % of the frames missed, ` +
      `at most ${String(mostRows)} rows in the document`,
  );

const server = await preview({
  mode: 'embedded',
  build: { outDir: 'dist-embedded' },
  preview: { port: PORT, strictPort: true, host: '127.0.0.1' },
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--host-resolver-rules=MAP community.localhost 127.0.0.1',
  ],
});
try {
  for (const [rate, limit] of Object.entries(limits)) {
    const results = [];
    for (let run = 1; run <= RUNS; run += 1) {
      results.push(await measure(browser, Number(rate)));
      tell(`CPU ${rate}x slower, run ${String(run)}`, results.at(-1));
    }
    const best = results.toSorted((one, other) => one.longest - other.longest)[0];
    tell(`CPU ${rate}x slower, best`, best);
    say(best.longest <= limit ? `  within ${String(limit)} ms` : `  above ${String(limit)} ms`);
  }
} finally {
  await browser.close();
  await server.close();
}

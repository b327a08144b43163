import { lastAnswerOf, recordTraffic, startOf, stateOf, trafficUntil } from './traffic.mjs';

/** Runs in the page before all else: records paints, layout shifts and long tasks. */
function watch(content) {
  const noted = { fcp: 0, lcp: 0, tbt: 0, cls: 0, content: 0 };
  window.bench = noted;
  const on = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  on('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) noted.cls += value;
  });
  on('longtask', ({ duration }) => {
    noted.tbt += Math.max(0, duration - 50);
  });
  const look = () => {
    if (noted.content === 0 && document.querySelector(content)) noted.content = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A slow line (1.6 Mbit/s, 150 ms) and a CPU four times slower, for a page; returns the DevTools session. */
export async function slowDown(page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return line;
}

/** A page counts as idle after this long without a network request, ms. */
const QUIET_MS = 1000;
/** A page that polls is never idle: it is measured up to this time, ms. */
const LONGEST_MS = 20_000;

/** Resolves once the page is idle. */
async function untilIdle(page, requests) {
  let seen = -1;
  let quietSince = performance.now();
  const end = quietSince + LONGEST_MS;
  for (;;) {
    const { events, isUnderWay } = stateOf(requests);
    const now = performance.now();
    if (events !== seen || isUnderWay) quietSince = now;
    if (now - quietSince >= QUIET_MS || now >= end) return;
    seen = events;
    await page.waitForTimeout(50);
  }
}

/** Processor time of the page's main thread since it began, ms: of all its tasks, and of scripts. */
async function mainThreadTime(line) {
  const { metrics } = await line.send('Performance.getMetrics');
  const of = (wanted) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
  return { cpu: of('TaskDuration'), script: of('ScriptDuration') };
}

/**
 * Loads a page at a phone's width over a slow line and on a slow CPU, with an empty cache.
 *
 * @param page its address, a selector of its content, and one of an element that it must have once idle
 * @returns times in ms from the beginning; processor time (ms), requests and kilobytes until there is content and until
 *   the page is idle
 */
export async function underMeasure(browser, { url, content, atLast }, options) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  try {
    const page = await context.newPage();
    const line = await slowDown(page);
    await line.send('Performance.enable', { timeDomain: 'threadTicks' });
    const requests = recordTraffic(line);
    await page.addInitScript(watch, content);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench?.content > 0, null, { timeout: 60_000 });
    const { cpu: contentCpu, script: contentScript } = await mainThreadTime(line);
    await untilIdle(page, requests);
    const { cpu: idleCpu, script: idleScript } = await mainThreadTime(line);
    if (atLast !== undefined && (await page.locator(atLast).count()) === 0)
      throw new Error(`${url} has no ${atLast} once it is idle.`);
    const noted = await page.evaluate(() => window.bench);
    const start = startOf(requests);
    const early = trafficUntil(requests, start + noted.content / 1000);
    const all = trafficUntil(requests, Infinity);
    return {
      ...noted,
      idle: (lastAnswerOf(requests) - start) * 1000,
      contentCpu,
      contentScript,
      contentRequests: early.requests,
      contentKilobytes: early.kilobytes,
      idleCpu,
      idleScript,
      idleRequests: all.requests,
      idleKilobytes: all.kilobytes,
    };
  } finally {
    await context.close();
  }
}

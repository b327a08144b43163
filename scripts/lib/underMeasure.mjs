/** Runs in the page before all else: notes what is painted, what moves and what takes long. */
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

/** A slow line (1.6 Mbit/s, 150 ms) and a CPU four times slower, for a page; gives the session that tells of it. */
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

/** What a page of the phone's width takes over a slow line and on a slow CPU, with nothing of it kept from before. */
export async function underMeasure(browser, { url, content }, options) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  try {
    const page = await context.newPage();
    const line = await slowDown(page);
    let [requests, bytes] = [0, 0];
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    await page.addInitScript(watch, content);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench?.content > 0, null, { timeout: 60_000 });
    const untilContent = { requests, kilobytes: bytes / 1000 };
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    return { ...(await page.evaluate(() => window.bench)), ...untilContent };
  } finally {
    await context.close();
  }
}

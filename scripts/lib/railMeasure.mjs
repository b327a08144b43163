/** Runs in the page: follows a link of the rail; resolves to the milliseconds until its content was painted. */
async function follow(index) {
  const link = document.querySelectorAll('.dashboard__rail nav a')[index];
  const content = document.getElementById('content');
  const { pathname } = link;
  const before = content.querySelector('h1');
  const isHere = () =>
    window.location.pathname === pathname &&
    content.querySelector('h1') !== null &&
    content.querySelector('h1') !== before &&
    content.querySelector('[class*="skeleton"]') === null;
  const started = performance.now();
  link.click();
  await new Promise((resolve) => {
    // What does not settle is told as what it took by then.
    const late = setTimeout(resolve, 10_000);
    const look = () => {
      if (!isHere()) return;
      watching.disconnect();
      clearTimeout(late);
      resolve();
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true, attributes: true });
    look();
  });
  // The frame it is painted in, and the task behind that.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - started;
}

/** Between two changes: what one begins in must not be the end of the one before, ms. */
const REST_MS = 300;

async function heapBytes(line) {
  await line.send('HeapProfiler.collectGarbage');
  const { metrics } = await line.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
}

/**
 * Changes over every link of a dashboard's rail, again and again, on a CPU four times slower.
 *
 * @param changes route changes before the heap is looked at again
 * @returns each link's label with the median and the longest of its warm changes, ms, and what the heap holds after
 * the first two rounds and after all changes, bytes
 */
export async function measureRail(page, changes) {
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable');
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const labels = await page
    .locator('.dashboard__rail nav a')
    .evaluateAll((links) => links.map((link) => link.textContent.trim()));
  const times = labels.map(() => []);
  const round = async () => {
    for (const [index, all] of times.entries()) {
      await page.waitForTimeout(REST_MS);
      all.push(await page.evaluate(follow, index));
    }
  };
  // The first fetches the code, the second fills what is kept.
  await round();
  await round();
  const before = await heapBytes(line);
  for (const all of times) all.length = 0;
  for (let done = 0; done < changes; done += labels.length) await round();
  const after = await heapBytes(line);
  const links = labels.map((label, index) => {
    const sorted = times[index].toSorted((one, other) => one - other);
    return { label, median: sorted[sorted.length >> 1], most: sorted.at(-1) };
  });
  return { links, before, after };
}

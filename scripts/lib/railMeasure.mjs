import { recordTraffic, trafficUntil } from './traffic.mjs';

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
    // A page that never settles counts with the time until this limit.
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
  // Waits for the frame that paints the content, and the task after it.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - started;
}

/** Rest between two changes, so that work of one does not count towards the next, ms. */
const REST_MS = 300;
/** How many times slower the CPU is. */
const RATE = 4;

async function metricOf(line, wanted) {
  const { metrics } = await line.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** Bytes of a heap snapshot's nodes that V8 calls code: machine code, bytecode, and type feedback of its compilers. */
function codeBytesIn(snapshot) {
  const { meta } = snapshot.snapshot;
  const [type, size] = ['type', 'self_size'].map((field) => meta.node_fields.indexOf(field));
  const code = meta.node_types[type].indexOf('code');
  const { nodes } = snapshot;
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (nodes[at + type] === code) bytes += nodes[at + size];
  return bytes;
}

async function heapSnapshot(line) {
  const chunks = [];
  const add = ({ chunk }) => chunks.push(chunk);
  line.on('HeapProfiler.addHeapSnapshotChunk', add);
  await line.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  line.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(chunks.join(''));
}

/** Live bytes on the page's heap, and the part that is compiled code. */
async function heapOf(line) {
  // The second round collects objects that the finalizers of the first one released.
  for (let round = 0; round < 2; round += 1) await line.send('HeapProfiler.collectGarbage');
  const all = await metricOf(line, 'JSHeapUsedSize');
  // At a quarter of the speed a snapshot takes a minute.
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const code = codeBytesIn(await heapSnapshot(line));
  await line.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  return { all, code, data: all - code };
}

/**
 * Follows each link of a dashboard's rail once.
 *
 * @param note gets each link's position and its change: the ms on the clock (`time`) and of processor time of the main
 * thread (`cpu`) until the page was painted, and the requests and kilobytes until the next change
 */
async function followRail(page, line, traffic, note) {
  const count = await page.locator('.dashboard__rail nav a').count();
  for (let index = 0; index < count; index += 1) {
    const cpu = await metricOf(line, 'TaskDuration');
    const before = trafficUntil(traffic, Infinity);
    const time = await page.evaluate(follow, index);
    const spent = (await metricOf(line, 'TaskDuration')) - cpu;
    await page.waitForTimeout(REST_MS);
    const after = trafficUntil(traffic, Infinity);
    note(index, {
      time,
      cpu: spent * 1000,
      requests: after.requests - before.requests,
      kilobytes: after.kilobytes - before.kilobytes,
    });
  }
}

/** The DevTools session of a page whose rail is measured, with the CPU four times slower. */
async function beginRail(page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  await line.send('Network.enable');
  await line.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  return { line, traffic: recordTraffic(line) };
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/**
 * Follows every link of a dashboard's rail repeatedly, on a CPU four times slower.
 *
 * The browser compiles more of the code that runs often, which grows the heap for some hundred changes and then levels
 * off. So the heap is measured three times, with compiled code counted separately.
 *
 * @param changes route changes before the heap is measured again
 * @returns for each link: the label, median and maximum of its warm changes (ms), and medians of processor time,
 *   requests and kilobytes; and the heap after two rounds, after the changes, and after as many again
 */
export async function measureRail(page, changes) {
  const { line, traffic } = await beginRail(page);
  const labels = await page
    .locator('.dashboard__rail nav a')
    .evaluateAll((links) => links.map((link) => link.textContent.trim()));
  const all = labels.map(() => []);
  const follow = async (count, note) => {
    for (let done = 0; done < count; done += labels.length)
      await followRail(page, line, traffic, note);
  };
  const forget = () => undefined;
  // The first round fetches the code, the second fills the caches.
  await follow(2 * labels.length, forget);
  const heaps = [await heapOf(line)];
  await follow(changes, (index, change) => all[index].push(change));
  heaps.push(await heapOf(line));
  await follow(changes, forget);
  heaps.push(await heapOf(line));
  const links = labels.map((label, index) => {
    const of = (what) => all[index].map((change) => change[what]);
    return {
      label,
      median: median(of('time')),
      most: Math.max(...of('time')),
      cpu: median(of('cpu')),
      requests: median(of('requests')),
      kilobytes: median(of('kilobytes')),
    };
  });
  await line.detach();
  return { links, heaps };
}

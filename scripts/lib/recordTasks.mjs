/** Records what the browser does until the returned function is called, which resolves to its tasks. */
export async function recordTasks(session) {
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return mainThreadTasks(events);
  };
}

/** What a script that drives the browser asks of the page: finding an element by its role can take 100 ms. */
const isDriving = ({ name, args }) =>
  name === 'Receive mojo message' &&
  args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

/**
 * Tasks of the busiest of the pages' main threads, ms: by the clock and of processor time. Without those that answer
 * the measuring script itself.
 */
function mainThreadTasks(events) {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${String(pid)}/${String(tid)}`);
  const tasks = events.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined);
  const of = (thread) => tasks.filter(({ pid, tid }) => `${String(pid)}/${String(tid)}` === thread);
  const sumOf = (tasks) => tasks.reduce((sum, { tdur }) => sum + tdur, 0);
  const driving = events.filter(isDriving);
  const isOurs = ({ pid, tid, ts, dur }) =>
    driving.some(
      (each) => each.pid === pid && each.tid === tid && ts <= each.ts && each.ts < ts + dur,
    );
  const busiest = mains.map(of).toSorted((one, other) => sumOf(other) - sumOf(one))[0];
  return busiest
    .filter((task) => !isOurs(task))
    .map(({ dur, tdur }) => ({ clock: dur / 1000, processor: tdur / 1000 }));
}

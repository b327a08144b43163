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

/** Tasks of the busiest of the pages' main threads, ms: by the clock and of processor time. */
function mainThreadTasks(events) {
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${String(pid)}/${String(tid)}`);
  const tasks = events.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined);
  const of = (thread) => tasks.filter(({ pid, tid }) => `${String(pid)}/${String(tid)}` === thread);
  const sumOf = (tasks) => tasks.reduce((sum, { tdur }) => sum + tdur, 0);
  const busiest = mains.map(of).toSorted((one, other) => sumOf(other) - sumOf(one))[0];
  return busiest.map(({ dur, tdur }) => ({ clock: dur / 1000, processor: tdur / 1000 }));
}

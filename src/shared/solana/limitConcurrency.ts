/** Runs at most so many pieces of work at once; the others wait in the order they came. */
export function limitConcurrency(most: number) {
  let running = 0;
  const waiting = new Set<() => void>();

  function enter(signal: AbortSignal): Promise<void> {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const stop = () => {
        waiting.delete(go);
        reject(signal.reason instanceof Error ? signal.reason : new Error('Stopped'));
      };
      const go = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      waiting.add(go);
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  /** The work that has waited longest takes the place over. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    signal.throwIfAborted();
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

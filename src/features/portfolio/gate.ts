/** Lets so many pieces of work run at once; the others wait in the order they came. */
export function createGate(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    while (running >= most) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      signal.throwIfAborted();
    }
    running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

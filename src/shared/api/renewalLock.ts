/** How long a tab waits for another one's renewal before it goes on alone (reliability A7). */
export const LOCK_WAIT_MS = 5_000;
const LOCK_NAME = 'castle-renew';

/** What is used of the browser's LockManager. */
export interface Locks {
  request(
    name: string,
    options: { signal: AbortSignal },
    granted: () => Promise<unknown> | undefined,
  ): Promise<unknown>;
}

/**
 * Runs the task while this tab holds the browser-wide renewal lock, exactly once. Without Web Locks,
 * or when the holder is frozen and 5 s have passed, it runs without the lock: being late to renew
 * would hang every screen. There is no spin lock in localStorage, which two tabs can both win
 * (reliability A8).
 */
export function withRenewalLock<T>(locks: Locks | undefined, task: () => Promise<T>): Promise<T> {
  if (!locks) return task();
  return new Promise<T>((resolve, reject) => {
    let running: Promise<unknown> | undefined;
    const waiting = new AbortController();
    const run = () => {
      clearTimeout(timer);
      running ??= task().then(resolve, reject);
      return running;
    };
    const timer = setTimeout(() => {
      void run();
      waiting.abort();
    }, LOCK_WAIT_MS);
    // A lock that is granted after the wait is given back at once.
    const granted = () => (running ? undefined : run());
    requestLock(locks, waiting.signal, granted).catch(run);
  });
}

/** As a promise in any case: some engines throw at once where locks are forbidden. */
async function requestLock(
  locks: Locks,
  signal: AbortSignal,
  granted: () => Promise<unknown> | undefined,
): Promise<void> {
  await locks.request(LOCK_NAME, { signal }, granted);
}

/** How long a tab waits for another one's renewal before it renews on its own (reliability A7). */
export const LOCK_WAIT_MS = 5_000;
const LOCK_NAME = 'castle-renew';

/** The used part of the browser's LockManager. */
export interface Locks {
  request(
    name: string,
    options: { signal: AbortSignal },
    granted: () => Promise<unknown> | undefined,
  ): Promise<unknown>;
}

/**
 * Runs the task while this tab holds the browser-wide renewal lock, exactly once. Without Web Locks, or when the holder
 * is frozen and 5 s have passed, it runs without the lock: a late renewal would hang every screen. There is no spin
 * lock in localStorage, because two tabs can both win it (reliability A8).
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
    // A lock that is granted after the wait is released at once.
    const granted = () => (running ? undefined : run());
    requestLock(locks, waiting.signal, granted).catch(run);
  });
}

/** Always a promise: some engines throw synchronously if locks are forbidden. */
async function requestLock(
  locks: Locks,
  signal: AbortSignal,
  granted: () => Promise<unknown> | undefined,
): Promise<void> {
  await locks.request(LOCK_NAME, { signal }, granted);
}

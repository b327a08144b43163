/** A call is spoken of after this many ms (spec §9: the loading message shows after 5000 ms). */
export const SLOW_MS = 5_000;
/** From here on a read can be given up by hand. */
export const STUCK_MS = 30_000;

export interface WatchdogState {
  level: 'quiet' | 'slow' | 'stuck';
  /** Gives up all stuck reads. Missing while nothing may be given up: a write is never aborted. */
  cancel?: () => void;
}

interface PendingCall {
  level: WatchdogState['level'];
  cancel: (() => void) | undefined;
  timer: ReturnType<typeof setTimeout>;
}

const quiet: WatchdogState = { level: 'quiet' };

/**
 * Watches calls that have no timeout (spec §7) for ones that take long. It only tells; nothing is
 * ever aborted but by `cancel()`. A store for useSyncExternalStore.
 */
export function createWatchdog() {
  const pending = new Set<PendingCall>();
  const listeners = new Set<() => void>();
  let waiters: (() => void)[] = [];
  let state = quiet;

  const publish = () => {
    const next = summarise(pending);
    if (next.level === state.level && !next.cancel && !state.cancel) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: (): WatchdogState => state,
    /** Watches one call; the returned function says that it has ended. */
    watch: (cancel?: () => void): (() => void) => {
      const call: PendingCall = { level: 'quiet', cancel, timer: setTimeout(grow, SLOW_MS) };
      function grow() {
        if (call.level === 'quiet') call.timer = setTimeout(grow, STUCK_MS - SLOW_MS);
        call.level = call.level === 'quiet' ? 'slow' : 'stuck';
        publish();
      }
      pending.add(call);
      return () => {
        clearTimeout(call.timer);
        if (pending.delete(call) && call.level !== 'quiet') publish();
        if (pending.size > 0) return;
        const told = waiters;
        waiters = [];
        told.forEach((tell) => tell());
      };
    },
    isBusy: (): boolean => pending.size > 0,
    /** Resolves when no call is under way. */
    whenIdle: (): Promise<void> =>
      pending.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiters.push(resolve);
          }),
  };
}

function summarise(pending: Set<PendingCall>): WatchdogState {
  const calls = [...pending];
  const stuck = calls.filter((call) => call.level === 'stuck');
  if (stuck.length === 0)
    return calls.some((call) => call.level === 'slow') ? { level: 'slow' } : quiet;
  const cancels = stuck.flatMap(({ cancel }) => (cancel ? [cancel] : []));
  if (cancels.length === 0) return { level: 'stuck' };
  return { level: 'stuck', cancel: () => cancels.forEach((cancel) => cancel()) };
}

/** The watchdog of the app's own client. */
export const watchdog = createWatchdog();

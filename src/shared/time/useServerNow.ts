import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { SECOND } from '@/shared/time/durations';
import { onClockChange, serverNow } from './serverClock';

/** Refresh interval while nothing is due: starts and ends still take effect. */
const IDLE = 30 * SECOND;
/** Longest timer; browsers run a longer one at once. */
const LONGEST = 2 ** 31 - 1;

/** The server's time in ms since 1970, refreshed each second while `until` is in the future. */
export function useServerNow(until: number | null): number {
  const [now, setNow] = useState(serverNow);
  const isAhead = until !== null && until > now;
  useEffect(() => {
    const look = () => setNow(serverNow());
    // A new `until` is counted from now, not from the last refresh.
    const first = setTimeout(look);
    const timer = setInterval(look, isAhead ? SECOND : IDLE);
    const stop = onClockChange(look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      stop();
    };
  }, [isAhead]);
  return now;
}

/** Whether a moment is still to come, by the server's clock. Updates exactly at the moment. */
export function useIsAhead(until: number | null): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (until === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        const left = until - serverNow();
        if (left > 0 && left <= LONGEST) timer = setTimeout(look, left);
      };
      const look = () => {
        changed();
        wait();
      };
      wait();
      const stop = onClockChange(look);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [until],
  );
  return useSyncExternalStore(subscribe, () => until !== null && until > serverNow());
}

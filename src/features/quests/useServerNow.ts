import { useEffect, useState } from 'react';
import { timeOf } from './timeWords';

const SECOND = 1000;
/** Nothing is due: ends and beginnings come to pass all the same. */
const IDLE = 30 * SECOND;
/** Browsers take a longer wait for none. */
const LONGEST = 2 ** 31 - 1;

/**
 * How far the server's clock is ahead of this device's, ms.
 *
 * @param now the server's time in its answer
 * @param answeredAt when that answer came, by this device's clock
 */
export function clockOffset(now: string | null, answeredAt: number | undefined): number {
  const time = timeOf(now);
  return time === null || answeredAt === undefined ? 0 : time - answeredAt;
}

/** The server's time in ms since 1970, fresh each second while `until` lies ahead. */
export function useServerNow(offset: number, until: number | null): number {
  const [now, setNow] = useState(Date.now);
  const isAhead = until !== null && until > now + offset;
  useEffect(() => {
    const look = () => setNow(Date.now());
    // What is newly awaited is counted from now, not from the last look at the clock.
    const first = setTimeout(look);
    const timer = setInterval(look, isAhead ? SECOND : IDLE);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isAhead]);
  return now + offset;
}

/** Whether a moment is still to come, by the server's clock. It changes with the moment, and not before. */
export function useIsAhead(until: number | null, offset: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  const [openedAt] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    const wait = until - offset - Date.now();
    if (wait > LONGEST) return undefined;
    const timer = setTimeout(() => setPassed(until), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [until, offset]);
  return until !== null && passed !== until && until > openedAt + offset;
}

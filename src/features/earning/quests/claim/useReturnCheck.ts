import { useEffect, useRef, useState } from 'react';
import { serverNow } from '@/shared/time/serverClock';

/**
 * Checks a task once when the member returns from its page, or as soon after that as a check is allowed.
 *
 * @param from earliest time of a check, ms since 1970 on the server's clock; null at any time
 * @param check called at most once each time the page was opened
 * @returns a function to call when the member opens the page
 */
export function useReturnCheck(from: number | null, check: () => void): () => void {
  const isAway = useRef(false);
  const wasHidden = useRef(false);
  /** Whether a check is due. */
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const look = () => {
      if (!isAway.current) return;
      if (document.visibilityState === 'hidden') {
        wasHidden.current = true;
        return;
      }
      if (!wasHidden.current) return;
      isAway.current = false;
      wasHidden.current = false;
      setBack(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const run = useRef(check);
  useEffect(() => {
    run.current = check;
  });
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(
      () => {
        setBack(false);
        run.current();
      },
      Math.max(0, (from ?? 0) - serverNow()),
    );
    return () => clearTimeout(timer);
  }, [isBack, from]);
  return () => {
    isAway.current = true;
  };
}

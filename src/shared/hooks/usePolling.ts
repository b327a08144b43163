import { useEffect, useRef } from 'react';

/**
 * Calls `work` every `ms` milliseconds while `isOn` and the page is visible, one call at a time, and once
 * when the page is looked at again.
 */
export function usePolling(work: () => Promise<unknown>, ms: number, isOn: boolean): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    let isOver = false;
    const wait = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(() => void run(), ms);
    };
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      await latest.current().catch(() => undefined);
      isRunning = false;
      wait();
    };
    const onVisibility = () => {
      if (document.hidden) clearTimeout(timer);
      else void run();
    };
    document.addEventListener('visibilitychange', onVisibility);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [ms, isOn]);
}

import { useEffect, useRef } from 'react';

/** The page is hidden, or the browser offline. */
const isAway = () => document.hidden || !navigator.onLine;

/**
 * Calls `work` every `ms` milliseconds while `isOn`, the page is visible and the browser online, one call at a time,
 * and once when the page is visible or online again.
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
      if (!isOver && !isAway()) timer = setTimeout(() => void run(), ms);
    };
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      await latest.current().catch(() => undefined);
      isRunning = false;
      wait();
    };
    const onChange = () => {
      if (isAway()) clearTimeout(timer);
      else void run();
    };
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  }, [ms, isOn]);
}

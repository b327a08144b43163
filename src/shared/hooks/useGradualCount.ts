import { useEffect, useState } from 'react';

/** Six cards take a task of about 20 ms. */
const STEP = 6;

/**
 * Number of `count` items to draw by now: `step` at first, and `step` more in each following task. Drawing a hundred
 * cards at once would block the page.
 *
 * @param list identifies the list: another one starts from the beginning
 */
export function useGradualCount(count: number, step = STEP, list = ''): number {
  const [drawn, setDrawn] = useState(step);
  const [current, setCurrent] = useState(list);
  if (list !== current) {
    setCurrent(list);
    setDrawn(step);
  }
  useEffect(() => {
    if (drawn >= count) return undefined;
    const next = setTimeout(() => setDrawn(drawn + step));
    return () => clearTimeout(next);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}

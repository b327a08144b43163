import { useEffect, useState } from 'react';

/** So many cards take a task of about 20 ms. */
const STEP = 6;

/**
 * How many of `count` items to draw by now: `step` with the page, and `step` more in each task after it. All follow one
 * another within a moment; drawn at once, a hundred cards would keep the page from answering.
 *
 * @param list names the list: with another one it begins again
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

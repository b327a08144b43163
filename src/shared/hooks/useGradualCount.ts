import { useEffect, useState } from 'react';

/** So many cards take a task of about 20 ms. */
const STEP = 6;

/**
 * How many of `count` items to draw by now: `step` with the page, and `step` more in each task after it. All follow one
 * another within a moment; drawn at once, a hundred cards would keep the page from answering.
 */
export function useGradualCount(count: number, step = STEP): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const next = setTimeout(() => setDrawn(drawn + step));
    return () => clearTimeout(next);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}

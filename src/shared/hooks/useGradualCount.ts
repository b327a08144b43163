import { useEffect, useState } from 'react';

/** So many are drawn with the page, and so many more in each task after it: each task stays short. */
const STEP = 12;

/**
 * How many of `count` items to draw by now. All follow one another within a moment; drawn at once, a hundred cards
 * would keep the page from answering.
 */
export function useGradualCount(count: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const next = setTimeout(() => setDrawn(drawn + STEP));
    return () => clearTimeout(next);
  }, [drawn, count]);
  return Math.min(drawn, count);
}

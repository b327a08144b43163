import { useEffect, useState, type ReactElement } from 'react';

/** Rows drawn in one task; six rows take about 20 ms. */
const STEP = 6;

interface GradualItemsProps {
  /** Elements with keys. The parent makes them, so those already drawn are not rendered again with each step. */
  items: readonly ReactElement[];
  /** Class of the blank `li` in the place of an item that isn’t drawn yet, so that the page has its height. */
  blank: string;
}

/**
 * Draws the items of a long list a few per task, so that the page can respond in between. An item that is drawn stays,
 * wherever it moves in the list.
 */
export function GradualItems({ items, blank }: GradualItemsProps) {
  const [known, setKnown] = useState<ReadonlySet<string | null>>(new Set());
  const next = new Set(
    items
      .map(({ key }) => key)
      .filter((key) => !known.has(key))
      .slice(0, STEP),
  );
  const isDrawn = ({ key }: ReactElement) => known.has(key) || next.has(key);
  const isComplete = next.size === 0;
  useEffect(() => {
    if (isComplete) return undefined;
    const step = setTimeout(() => setKnown(new Set(items.filter(isDrawn).map(({ key }) => key))));
    return () => clearTimeout(step);
  });
  return (
    <>
      {items.map((item) =>
        isDrawn(item) ? item : <li key={item.key} className={blank} aria-hidden="true" />,
      )}
    </>
  );
}

import { useEffect, useState, type RefObject } from 'react';
import type { RowOrder } from './orderContext';

/** What is put in order: a row of a table, or an item of a list. */
export const ROW = 'tr, .order-item';

/**
 * Lets the row a handle stands in be dragged by it.
 *
 * @returns whether it can be already: the code of it comes later, and without it there are still the keys and the menu
 */
export function useDraggable(
  handle: RefObject<HTMLElement | null>,
  id: string,
  order: RowOrder | null,
): boolean {
  const [canDrag, setCanDrag] = useState(false);
  const isOn = order?.isOn === true;
  const drag = order?.drag;
  useEffect(() => {
    const element = handle.current;
    const row = element?.closest(ROW);
    if (!isOn || !drag || !element || !row) return undefined;
    let detach: (() => void) | null = null;
    let isGone = false;
    drag().then(
      ({ attach }) => {
        if (isGone) return;
        detach = attach({ id, row, handle: element });
        setCanDrag(true);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      detach?.();
      setCanDrag(false);
    };
  }, [handle, id, isOn, drag]);
  return canDrag;
}

import { useEffect, useState, type RefObject } from 'react';
import type { RowOrder } from './orderContext';

/** A sortable element: a row of a table, or an item of a list. */
export const ROW = 'tr, .order-item';

/**
 * Lets the row around a handle be dragged by it.
 *
 * @returns whether dragging is available: its code loads later, and until then the keys and the menu work
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

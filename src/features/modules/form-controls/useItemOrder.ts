import { useLayoutEffect, type RefObject } from 'react';
import { useLifting, type OrderLine } from '@/shared/ui/order/useLifting';

interface ItemOrder {
  /** The items in their order, with their names. */
  rows: readonly { id: string; name: string }[];
  isOn: boolean;
  /** Moves an item; both indices are counted from 0. */
  onPut: (from: number, to: number) => void;
  /** Parent of the items, which are its first children. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Reorders items of a list in a form by dragging, or by keys. The items stay in place until one is
 * dropped, since each may be as high as the window and contain a field in use.
 *
 * @returns `order` for the handles, and `lineAt`, the class of the item that shows the drop line
 */
export function useItemOrder({ rows, isOn, onPut, root }: ItemOrder) {
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id);
  const { order, line } = useLifting({
    rows,
    isOn,
    nameOf: (id) => rows[placeOf(id)]?.name ?? '',
    onPut: (id, at) => onPut(placeOf(id), at),
  });
  const at = line ? placeOf(line.id) : -1;
  const side = line?.side ?? 'above';
  useLayoutEffect(() => {
    const item = root.current?.children[at];
    if (item) keepInSight(item, side);
  }, [root, at, side]);
  return { order, lineAt: (index: number) => (index === at ? ` row-target-${side}` : '') };
}

/** Height of the page header and the save bar, which cover the edges of the window, in CSS pixels. */
const EDGE = 96;

/** Scrolls only if the line would be out of sight: an item may be higher than the window. */
function keepInSight(item: Element, side: OrderLine['side']): void {
  const { top, bottom } = item.getBoundingClientRect();
  const y = side === 'above' ? top : bottom;
  if (y >= EDGE && y <= window.innerHeight - EDGE) return;
  item.scrollIntoView({ block: side === 'above' ? 'start' : 'end' });
}

import { useLayoutEffect, type RefObject } from 'react';
import { useLifting, type OrderLine } from '@/shared/ui/order/useLifting';

interface ItemOrder {
  /** The items as they stand, with what each is called. */
  rows: readonly { id: string; name: string }[];
  isOn: boolean;
  /** Puts an item at another place; both are counted from 0. */
  onPut: (from: number, to: number) => void;
  /** What the items are the first children of. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Items of a list in a form that are dragged, or lifted by keys. They stay where they are until one is put
 * down, since each may be as high as the window and hold what somebody is typing.
 *
 * @returns what their handles go by, and the class that gives an item the line
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

/** What is over the edges of the window: the head of the page, the bar that saves. */
const EDGE = 96;

/** Scrolls only where the line would not be seen: an item may be higher than the window. */
function keepInSight(item: Element, side: OrderLine['side']): void {
  const { top, bottom } = item.getBoundingClientRect();
  const y = side === 'above' ? top : bottom;
  if (y >= EDGE && y <= window.innerHeight - EDGE) return;
  item.scrollIntoView({ block: side === 'above' ? 'start' : 'end' });
}

import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';

/** One row of a table or item of a list, and its drag handle. */
export interface DraggedRow {
  id: string;
  row: Element;
  handle: Element;
}

/** Rows that are dragged by mouse, pen or finger; the handle itself deals with keys. */
export interface RowDrag {
  /** @returns removes the row again */
  attach: (dragged: DraggedRow) => () => void;
  /** Another list that rows can be dropped on. @returns removes it again */
  addTarget: (id: string, element: Element) => () => void;
}

export interface Drops {
  /** Gets the row and the one it was dropped on. */
  onRow: (id: string, onto: string) => void;
  /** Gets the row, the other list it was dropped on, and the row there that it would precede; null for the end. */
  onPlace: (id: string, place: string, before: string | null) => void;
}

/** Attribute with the id of a row. */
const ROW_ID = 'data-row';
const DRAGGED = 'row-dragged';
const ABOVE = 'row-target-above';
const BELOW = 'row-target-below';
const INTO = 'drop-target--target';

/** Drags the rows of one list. Rows move only when dropped: a line shows the new position. */
export function createRowDrag({ onRow, onPlace }: Drops): RowDrag {
  const rows = new Map<string, Element>();
  const places = new Map<string, Element>();
  const manager = new DragDropManager({
    plugins: [AutoScroller, Cursor, PreventSelection],
    sensors: [PointerSensor],
  });
  /** The row of another list that the line is shown at. */
  let marked: Element | undefined;
  const clear = () => {
    marked?.classList.remove(ABOVE);
    for (const row of rows.values()) row.classList.remove(DRAGGED, ABOVE, BELOW);
    for (const place of places.values()) place.classList.remove(INTO);
  };
  manager.monitor.addEventListener('dragstart', ({ operation: { source } }) =>
    rows.get(String(source?.id))?.classList.add(DRAGGED),
  );
  /** The row at a position of the window, unless it is the dragged one. */
  const targetAt = ({ x, y }: { x: number; y: number }, from: Element | undefined) => {
    const at = document.elementFromPoint(x, y);
    const found =
      [...rows].find(([, row]) => row.contains(at)) ??
      // Between two items: the nearer one.
      nearest(
        [...rows].filter(([, row]) => row.parentElement === at),
        y,
      );
    return found?.[1] === from ? undefined : found;
  };
  /** The other list at a position of the window. */
  const placeAt = ({ x, y }: { x: number; y: number }) => {
    const at = document.elementFromPoint(x, y);
    return [...places].find(([, place]) => place.contains(at));
  };
  manager.monitor.addEventListener('dragmove', ({ operation: { source, position }, to }) => {
    for (const row of rows.values()) row.classList.remove(ABOVE, BELOW);
    marked?.classList.remove(ABOVE);
    const point = to ?? position.current;
    const [, into] = placeAt(point) ?? [];
    for (const place of places.values()) place.classList.toggle(INTO, place === into);
    marked = into && rowBelow(into, point.y);
    marked?.classList.add(ABOVE);
    const from = rows.get(String(source?.id));
    const [, onto] = targetAt(to ?? position.current, from) ?? [];
    if (!from || !onto) return;
    const isAhead = from.compareDocumentPosition(onto) & Node.DOCUMENT_POSITION_FOLLOWING;
    onto.classList.add(isAhead ? BELOW : ABOVE);
  });
  manager.monitor.addEventListener('dragend', ({ operation: { source, position }, canceled }) => {
    clear();
    if (canceled || !source) return;
    const [onto] = targetAt(position.current, rows.get(String(source.id))) ?? [];
    const [into, place] = placeAt(position.current) ?? [];
    if (onto !== undefined) onRow(String(source.id), onto);
    else if (into !== undefined) {
      const before = place && rowBelow(place, position.current.y)?.getAttribute(ROW_ID);
      onPlace(String(source.id), into, before ?? null);
    }
  });
  return {
    attach: ({ id, row, handle }) => {
      rows.set(id, row);
      const draggable = new Draggable({ id, element: row, handle }, manager);
      return () => {
        draggable.destroy();
        rows.delete(id);
      };
    },
    addTarget: (id, element) => {
      places.set(id, element);
      return () => places.delete(id);
    },
  };
}

/** The row of another list that a row dropped there would precede; undefined at its end. */
function rowBelow(place: Element, y: number): Element | undefined {
  return [...place.querySelectorAll(`[${ROW_ID}]`)].find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y < (top + bottom) / 2;
  });
}

function nearest<T>(rows: readonly [T, Element][], y: number): [T, Element] | undefined {
  const far = (row: Element) => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.max(top - y, y - bottom);
  };
  return rows.toSorted(([, one], [, other]) => far(one) - far(other))[0];
}

import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Draggable,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';

/** One row of a table, and the part of it that is taken hold of. */
export interface DraggedRow {
  id: string;
  row: Element;
  handle: Element;
}

/** Rows that are dragged by mouse, pen or finger; the keys are the handle's own. */
export interface RowDrag {
  /** @returns takes the row out again */
  attach: (dragged: DraggedRow) => () => void;
}

const DRAGGED = 'row-dragged';
const ABOVE = 'row-target-above';
const BELOW = 'row-target-below';

/**
 * Drags rows of a table. They stay where they are until one is put down: a line shows where that would be.
 *
 * @param onDrop gets the row and the one it was put down on
 */
export function createRowDrag(onDrop: (id: string, onto: string) => void): RowDrag {
  const rows = new Map<string, Element>();
  const manager = new DragDropManager({
    plugins: [AutoScroller, Cursor, PreventSelection],
    sensors: [PointerSensor],
  });
  const clear = () => {
    for (const row of rows.values()) row.classList.remove(DRAGGED, ABOVE, BELOW);
  };
  manager.monitor.addEventListener('dragstart', ({ operation: { source } }) =>
    rows.get(String(source?.id))?.classList.add(DRAGGED),
  );
  /** The row at a place of the window, unless it is the one that is dragged. */
  const targetAt = ({ x, y }: { x: number; y: number }, from: Element | undefined) => {
    const onto = document.elementFromPoint(x, y)?.closest('tr');
    return [...rows].find(([, row]) => row === onto && row !== from);
  };
  manager.monitor.addEventListener('dragmove', ({ operation: { source, position }, to }) => {
    for (const row of rows.values()) row.classList.remove(ABOVE, BELOW);
    const from = rows.get(String(source?.id));
    const [, onto] = targetAt(to ?? position.current, from) ?? [];
    if (!from || !onto) return;
    const isAhead = from.compareDocumentPosition(onto) & Node.DOCUMENT_POSITION_FOLLOWING;
    onto.classList.add(isAhead ? BELOW : ABOVE);
  });
  manager.monitor.addEventListener('dragend', ({ operation: { source, position }, canceled }) => {
    clear();
    const [onto] = targetAt(position.current, rows.get(String(source?.id))) ?? [];
    if (!canceled && source && onto !== undefined) onDrop(String(source.id), onto);
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
  };
}

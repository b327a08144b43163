import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../announce';
import type { Drops, RowDrag } from './dragRows';
import type { OrderedRow, RowOrder } from './orderContext';
import { placed } from './sequence';

interface Lifting {
  /** Rows of the list, in order. */
  rows: readonly OrderedRow[];
  isOn: boolean;
  /** Name of a row in announcements. */
  nameOf: (id: string) => string;
  /** Moves a row to a position counted from 0. */
  onPut: (id: string, at: number) => void;
  /** Other lists the rows can be moved into, and the noun for one of them. */
  elsewhere?: { noun: string; places: readonly OrderedRow[] } | undefined;
  /** Moves a row into another list, before one of its rows; null for the end. */
  onPlace?: (id: string, place: string, before: string | null) => void;
  undo?: () => void;
}

/** A line that shows the target position of the lifted row. */
export interface OrderLine {
  /** The row it is shown at. */
  id: string;
  side: 'above' | 'below';
}

/**
 * Rows that are dragged, or lifted and moved by keys, with an announcement of each step. `ids` is the order if the
 * lifted row were dropped now; `line` shows the same if rows move only when dropped.
 */
export function useLifting(options: Lifting) {
  const { rows, isOn, nameOf, onPut, elsewhere, onPlace, undo } = options;
  const [held, setHeld] = useState<Held | null>(null);
  const places = elsewhere?.places ?? NO_PLACES;
  const ids = useMemo(() => held?.ids ?? idsOf(rows), [held, rows]);
  const count = ids.length;
  const tell = (id: string, at: number) =>
    `${nameOf(id)} is number ${String(at + 1)} of ${String(count)}.`;
  const drag = useRowDrag({
    onRow: (id, onto) => onPut(id, idsOf(rows).indexOf(onto)),
    onPlace: (id, place, before) => onPlace?.(id, place, before),
  });

  const order: RowOrder = {
    isOn,
    count,
    placeOf: (id) => ids.indexOf(id) + 1,
    lifted: held?.id ?? null,
    lift: (id) => {
      setHeld({ id, ids: idsOf(rows), into: null });
      const place = tell(id, ids.indexOf(id));
      announce(
        places.length === 0
          ? `${place} Picked up: arrow keys move it, Space drops it, Escape cancels.`
          : `${place} Picked up: arrow keys move it, Left and Right choose another ${elsewhere?.noun ?? 'list'}, Space drops it, Escape cancels.`,
      );
    },
    moveTo: (wanted) => {
      if (!held) return;
      const at = Math.min(Math.max(wanted, 1), count) - 1;
      setHeld({ id: held.id, ids: placed(ids, held.id, at), into: null });
      announce(tell(held.id, at));
    },
    places,
    aimed: held?.into ?? null,
    aim: (step) => {
      if (!held || places.length === 0) return;
      const all = [null, ...idsOf(places)];
      const into = all.at((all.indexOf(held.into) + step) % all.length) ?? null;
      setHeld({ ...held, into });
      announce(
        into === null
          ? `${nameOf(held.id)} stays in this ${elsewhere?.noun ?? 'list'}.`
          : `Press Space to move ${nameOf(held.id)} to “${nameIn(places, into)}”.`,
      );
    },
    drop: () => {
      if (!held) return;
      setHeld(null);
      const at = held.ids.indexOf(held.id);
      if (held.into !== null) onPlace?.(held.id, held.into, null);
      else if (at !== idsOf(rows).indexOf(held.id)) onPut(held.id, at);
      else announce(`${nameOf(held.id)} stays where it was.`);
    },
    cancel: () => {
      if (!held) return;
      setHeld(null);
      announce(`${nameOf(held.id)} is back where it was.`);
    },
    undo,
    drag,
  };
  return { ids, order, line: held ? lineOf(held, idsOf(rows)) : null, tell };
}

/** A row that is being moved by keys: the resulting order, and the other list it would go to. */
interface Held {
  id: string;
  ids: string[];
  into: string | null;
}
const NO_PLACES: readonly OrderedRow[] = [];

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

export const nameIn = (rows: readonly OrderedRow[], id: string) =>
  rows.find((each) => each.id === id)?.name ?? id;

function lineOf({ id, ids }: Held, before: readonly string[]): OrderLine | null {
  const at = ids.indexOf(id);
  const from = before.indexOf(id);
  const onto = before[at];
  if (onto === undefined || at === from) return null;
  return { id: onto, side: at < from ? 'above' : 'below' };
}

/** Dragging, whose code loads with the first row that needs it. */
function useRowDrag(drops: Drops): () => Promise<RowDrag> {
  const newest = useRef(drops);
  useEffect(() => {
    newest.current = drops;
  });
  const made = useRef<RowDrag>(null);
  return useCallback(async () => {
    // Every row calls this: when one import failed, the next row tries again.
    const { createRowDrag } = await import('./dragRows');
    made.current ??= createRowDrag({
      onRow: (id, onto) => newest.current.onRow(id, onto),
      onPlace: (id, place, before) => newest.current.onPlace(id, place, before),
    });
    return made.current;
  }, []);
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../announce';
import { notify } from '../toast';
import type { RowDrag } from './dragRows';
import type { RowOrder } from './orderContext';
import { placed, reordered } from './sequence';

export interface OrderedRow {
  id: string;
  /** As it is called in what is said of it. */
  name: string;
}

interface Options {
  /** Those of the list, in their order. */
  rows: readonly OrderedRow[];
  /** All there are, of which the list may show a part. */
  all: readonly { id: string }[];
  /** Whether rows can be moved where they stand. */
  isOn: boolean;
  /** Saves the order of all; false when it could not be, which has been told then. */
  save: (ids: string[]) => Promise<boolean>;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Puts the rows of a list into another order: shown at once, saved at once, taken back where the server
 * refuses. `ids` is the order to show, also while a row is being moved by keys.
 */
export function useRowOrder({ rows, all, isOn, save }: Options) {
  const [held, setHeld] = useState<{ id: string; ids: string[] } | null>(null);
  const before = useRef<string[] | null>(null);
  const ids = useMemo(() => held?.ids ?? idsOf(rows), [held, rows]);
  const count = ids.length;
  const nameOf = (id: string) => `“${nameIn(rows, id)}”`;
  const tell = (id: string, at: number) =>
    `${nameOf(id)} is number ${String(at + 1)} of ${String(count)}.`;

  const commit = async (id: string, order: readonly string[]) => {
    const old = idsOf(all);
    const next = reordered(all, order);
    if (next.join() === old.join()) return;
    const told = tell(id, order.indexOf(id));
    if (!(await save(next))) return;
    before.current = old;
    notify('success', told, { label: 'Undo', run: () => void undo() });
  };
  const undo = async () => {
    const old = before.current;
    before.current = null;
    if (old && (await save(old))) notify('info', 'The order is as it was before.');
  };
  const put = (id: string, at: number) => commit(id, placed(idsOf(rows), id, at));
  const drag = useRowDrag((id, onto) => void put(id, idsOf(rows).indexOf(onto)));

  const order: RowOrder = {
    isOn,
    count,
    placeOf: (id) => ids.indexOf(id) + 1,
    lifted: held?.id ?? null,
    lift: (id) => {
      setHeld({ id, ids: idsOf(rows) });
      announce(
        `${tell(id, ids.indexOf(id))} It is lifted: arrow keys move it, Space puts it down, Escape leaves it where it was.`,
      );
    },
    moveTo: (wanted) => {
      if (!held) return;
      const at = Math.min(Math.max(wanted, 1), count) - 1;
      setHeld({ id: held.id, ids: placed(ids, held.id, at) });
      announce(tell(held.id, at));
    },
    drop: () => {
      if (!held) return;
      setHeld(null);
      const isMoved = held.ids.join() !== idsOf(rows).join();
      if (!isMoved) announce(`${nameOf(held.id)} stays where it was.`);
      else void commit(held.id, held.ids);
    },
    cancel: () => {
      if (!held) return;
      setHeld(null);
      announce(`${nameOf(held.id)} is back where it was.`);
    },
    undo: () => void undo(),
    drag,
  };
  return { ids, order, put };
}

const nameIn = (rows: readonly OrderedRow[], id: string) =>
  rows.find((each) => each.id === id)?.name ?? id;

/** Dragging, whose code comes with the first row that asks for it. */
function useRowDrag(onDrop: (id: string, onto: string) => void): () => Promise<RowDrag> {
  const newest = useRef(onDrop);
  useEffect(() => {
    newest.current = onDrop;
  });
  return useMemo(() => {
    let coming: Promise<RowDrag> | null = null;
    return async () => {
      coming ??= import('./dragRows').then(({ createRowDrag }) =>
        createRowDrag((id, onto) => newest.current(id, onto)),
      );
      return coming;
    };
  }, []);
}

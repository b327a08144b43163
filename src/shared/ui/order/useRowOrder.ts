import { useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../announce';
import { notify } from '../toast';
import type { RowDrag } from './dragRows';
import type { OrderedRow, RowOrder } from './orderContext';
import { placed, reordered } from './sequence';

/** Other lists the rows can be put into, such as another category. */
export interface Elsewhere {
  /** One of them: "category". */
  noun: string;
  places: readonly OrderedRow[];
  /** Puts a row there: what to say of it, and how it is taken back; null when it could not be, which has been told then. */
  put: (id: string, place: string) => Promise<{ told: string; undo: () => Promise<void> } | null>;
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
  elsewhere?: Elsewhere | undefined;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Puts the rows of a list into another order: shown at once, saved at once, taken back where the server
 * refuses. `ids` is the order to show, also while a row is being moved by keys.
 */
export function useRowOrder({ rows, all, isOn, save, elsewhere }: Options) {
  const [held, setHeld] = useState<Held | null>(null);
  const places = elsewhere?.places ?? NO_PLACES;
  const before = useRef<(() => Promise<void>) | null>(null);
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
    offerUndo(told, async () => {
      if (await save(old)) notify('info', 'The order is as it was before.');
    });
  };
  const offerUndo = (told: string, back: () => Promise<void>) => {
    before.current = back;
    notify('success', told, { label: 'Undo', run: () => void undo() });
  };
  const undo = async () => {
    const back = before.current;
    before.current = null;
    await back?.();
  };
  const putInto = async (id: string, place: string) => {
    const result = await elsewhere?.put(id, place);
    if (result) offerUndo(result.told, result.undo);
  };
  const put = (id: string, at: number) => commit(id, placed(idsOf(rows), id, at));
  const drag = useRowDrag({
    onRow: (id, onto) => void put(id, idsOf(rows).indexOf(onto)),
    onPlace: (id, place) => void putInto(id, place),
  });

  const order: RowOrder = {
    isOn,
    count,
    placeOf: (id) => ids.indexOf(id) + 1,
    lifted: held?.id ?? null,
    lift: (id) => {
      setHeld({ id, ids: idsOf(rows), into: null });
      const sideways =
        places.length === 0 ? '' : ` left and right choose another ${elsewhere?.noun ?? 'list'},`;
      announce(
        `${tell(id, ids.indexOf(id))} It is lifted: arrow keys move it,${sideways} Space puts it down, Escape leaves it where it was.`,
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
          : `Space puts ${nameOf(held.id)} into “${nameIn(places, into)}”.`,
      );
    },
    drop: () => {
      if (!held) return;
      setHeld(null);
      if (held.into !== null) {
        void putInto(held.id, held.into);
        return;
      }
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

/** A row that is being moved by keys: the order it would leave, and the other list it would go to. */
interface Held {
  id: string;
  ids: string[];
  into: string | null;
}
const NO_PLACES: readonly OrderedRow[] = [];

const nameIn = (rows: readonly OrderedRow[], id: string) =>
  rows.find((each) => each.id === id)?.name ?? id;

/** Dragging, whose code comes with the first row that asks for it. */
function useRowDrag(
  drops: Record<'onRow' | 'onPlace', (id: string, onto: string) => void>,
): () => Promise<RowDrag> {
  const newest = useRef(drops);
  useEffect(() => {
    newest.current = drops;
  });
  return useMemo(() => {
    let coming: Promise<RowDrag> | null = null;
    return async () => {
      coming ??= import('./dragRows').then(({ createRowDrag }) =>
        createRowDrag({
          onRow: (id, onto) => newest.current.onRow(id, onto),
          onPlace: (id, place) => newest.current.onPlace(id, place),
        }),
      );
      return coming;
    };
  }, []);
}

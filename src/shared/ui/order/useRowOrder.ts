import { useRef } from 'react';
import { notify } from '../toast';
import type { OrderedRow } from './orderContext';
import { placed, reordered } from './sequence';
import { idsOf, nameIn, useLifting } from './useLifting';

/** Other lists the rows can be put into, such as another category. */
export interface Elsewhere {
  /** One of them: "category". */
  noun: string;
  places: readonly OrderedRow[];
  /**
   * Puts a row there, before one of its rows or at the end: what to say of it, and how it is taken back; null when it
   * could not be, which has been told then.
   */
  put: (
    id: string,
    place: string,
    before: string | null,
  ) => Promise<{ told: string; undo: () => Promise<void> } | null>;
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

/**
 * Puts the rows of a list into another order: shown at once, saved at once, taken back where the server
 * refuses. `ids` is the order to show, also while a row is being moved by keys.
 */
export function useRowOrder({ rows, all, isOn, save, elsewhere }: Options) {
  const before = useRef<(() => Promise<void>) | null>(null);

  const put = async (id: string, at: number) => {
    const old = idsOf(all);
    const wanted = placed(idsOf(rows), id, at);
    const next = reordered(all, wanted);
    if (next.join() === old.join()) return;
    const told = tell(id, wanted.indexOf(id));
    if (!(await save(next))) return;
    offerUndo(told, async () => {
      if (await save(old)) notify('info', 'Order restored');
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
  const putInto = async (id: string, place: string, beside: string | null) => {
    const result = await elsewhere?.put(id, place, beside);
    if (result) offerUndo(result.told, result.undo);
  };
  const { ids, order, tell } = useLifting({
    rows,
    isOn,
    nameOf: (id) => `“${nameIn(rows, id)}”`,
    onPut: (id, at) => void put(id, at),
    elsewhere,
    onPlace: (id, place, beside) => void putInto(id, place, beside),
    undo: () => void undo(),
  });
  return { ids, order, put };
}

import { useRef } from 'react';
import { notify } from '../toast';
import type { OrderedRow } from './orderContext';
import { placed, reordered } from './sequence';
import { idsOf, nameIn, useLifting } from './useLifting';

/** Other lists the rows can be moved into, such as another category. */
export interface Elsewhere {
  /** Noun for one of them: "category". */
  noun: string;
  places: readonly OrderedRow[];
  /**
   * Moves a row into another list, before one of its rows or at the end. Resolves to the message and the undo function;
   * null if it failed, which has then been reported.
   */
  put: (
    id: string,
    place: string,
    before: string | null,
  ) => Promise<{ told: string; undo: () => Promise<void> } | null>;
}

interface Options {
  /** Rows of the list, in order. */
  rows: readonly OrderedRow[];
  /** All rows, if the list shows only some of them. */
  all: readonly { id: string }[];
  /** Whether rows can be moved within the list. */
  isOn: boolean;
  /** Saves the order of all rows; false if it failed, which has then been reported. */
  save: (ids: string[]) => Promise<boolean>;
  elsewhere?: Elsewhere | undefined;
}

/**
 * Reorders the rows of a list: shown at once, saved at once, reverted if the server refuses. `ids` is the order to
 * show, also while a row is being moved by keys.
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

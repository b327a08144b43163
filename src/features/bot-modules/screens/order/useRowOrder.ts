import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { announce } from '@/shared/ui/announce';
import { notify } from '@/shared/ui/toast';
import { modulesApi, useOrderRulesMutation, type ModulePlace } from '../../engine/modulesApi';
import type { Rule } from '../../engine/moduleState';
import { ruleName } from '../../engine/ruleName';
import { resultOf } from '../resultOf';
import type { RowDrag } from './dragRows';
import type { RowOrder } from './orderContext';
import { placed, reordered } from './sequence';

interface Options {
  place: ModulePlace;
  /** Those of the list, in their order. */
  rules: readonly Rule[];
  /** Those of the module, of which the list may show a part. */
  all: readonly Rule[];
  /** Whether rows can be moved where they stand. */
  isOn: boolean;
}

const idsOf = (rules: readonly Rule[]) => rules.map(({ id }) => id);

/**
 * Puts the rules of a list into another order: shown at once, saved at once, taken back where the server
 * refuses. `ids` is the order to show, also while a row is being moved by keys.
 */
export function useRowOrder({ place, rules, all, isOn }: Options) {
  const [held, setHeld] = useState<{ id: string; ids: string[] } | null>(null);
  const save = useSavedOrder(place);
  const before = useRef<string[] | null>(null);
  const ids = useMemo(() => held?.ids ?? idsOf(rules), [held, rules]);
  const count = ids.length;
  const nameOf = (id: string) => `“${nameIn(rules, id)}”`;
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
  const put = (id: string, at: number) => commit(id, placed(idsOf(rules), id, at));
  const drag = useRowDrag((id, onto) => void put(id, idsOf(rules).indexOf(onto)));

  const order: RowOrder = {
    isOn,
    count,
    placeOf: (id) => ids.indexOf(id) + 1,
    lifted: held?.id ?? null,
    lift: (id) => {
      setHeld({ id, ids: idsOf(rules) });
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
      const isMoved = held.ids.join() !== idsOf(rules).join();
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

const nameIn = (rules: readonly Rule[], id: string) => {
  const rule = rules.find((each) => each.id === id);
  return rule ? ruleName(rule) : id;
};

/** Saves one order after the other, each made from the version the one before has left. */
function useSavedOrder(place: ModulePlace) {
  const { serverId, slug } = place;
  const store = useStore();
  const [send] = useOrderRulesMutation();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    async (ids: string[]): Promise<boolean> => {
      const turn = queue.current.then(async () => {
        const read = modulesApi.endpoints.rules.select({ serverId, slug });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store has the api's state
        const { data } = read(store.getState() as Parameters<typeof read>[0]);
        const version = data?.version ?? 0;
        return resultOf(send({ serverId, slug, ids, version }).unwrap());
      });
      queue.current = turn;
      const result = await turn;
      if (!result.success) notify('error', result.message);
      return result.success;
    },
    [serverId, slug, store, send],
  );
}

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

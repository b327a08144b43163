import { useCallback, useRef } from 'react';
import { useStore } from 'react-redux';
import { notify } from '@/shared/ui/toast';
import { modulesApi, useReorderRulesMutation, type ModulePlace } from '../engine/modulesApi';
import { resultOf } from '@/shared/api/resultOf';

/** Saves one order after the other, each made from the version the one before has left. */
export function useSavedOrder(place: ModulePlace) {
  const { serverId, slug } = place;
  const store = useStore();
  const [send] = useReorderRulesMutation();
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

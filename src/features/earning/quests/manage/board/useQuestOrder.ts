import { useCallback, useEffect, useRef } from 'react';
import { resultOf } from '@/shared/api/resultOf';
import { notify } from '@/shared/ui/toast';
import { useReorderQuestsMutation, type QuestsOfServer } from './questPartsApi';
import type { QuestPart } from './questParts';

/** Saves one order of quests after the other, each made from the version the one before has left. */
export function useQuestOrder(
  list: QuestsOfServer,
  { version = -1, order }: Partial<Pick<QuestPart, 'version' | 'order'>>,
) {
  const isPart = order === undefined;
  const [send] = useReorderQuestsMutation();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef(version);
  useEffect(() => {
    newest.current = version;
  }, [version]);
  return useCallback(
    async (ids: string[]): Promise<boolean> => {
      const turn = queue.current.then(async () =>
        resultOf(send({ ...list, ids, isPart, version: newest.current }).unwrap()),
      );
      queue.current = turn;
      const result = await turn;
      if (result.success) newest.current = result.data.version;
      else notify('error', result.message);
      return result.success;
    },
    [list, isPart, send],
  );
}

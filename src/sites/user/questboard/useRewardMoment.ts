import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Quest } from '@/features/earning/quests/quest';

/** Query parameter while the reward is visible, so that notifications can link to it and a reload keeps it. */
const PARAM = 'reward';
export const SHOWN = `?${PARAM}=1`;

export const loadQuestReward = () => import('./QuestReward');

/** Whether the reward of the last claim is visible, and whether it was claimed just now. */
export function useRewardMoment({ state, deliveries, isMember }: Quest) {
  const [params, setParams] = useSearchParams();
  const [isFresh, setFresh] = useState(false);
  const isClaimable = state === 'CLAIMABLE';
  useEffect(() => {
    // The code is needed right after the claim. If it can't be fetched now, it is fetched then.
    if (isClaimable) loadQuestReward().catch(() => undefined);
  }, [isClaimable]);
  const show = useCallback(
    (isShown: boolean) => {
      setFresh(isShown);
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (isShown) next.set(PARAM, '1');
          else next.delete(PARAM);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return { isOpen: isMember && deliveries.length > 0 && params.has(PARAM), isFresh, show };
}

import { useState } from 'react';
import { resultOf } from '@/shared/api/resultOf';
import { rowOf, tellRemoved } from '@/features/server/settings/tellRemoved';
import { useAppDispatch } from '@/shared/state/hooks';
import { notify } from '@/shared/ui/toast';
import type { Season } from '../leaderboard';
import { useCloseSeasonMutation, useRemoveSeasonMutation } from './manageApi';

interface SeasonCommand {
  what: 'close' | 'delete';
  season: Season;
}

export interface SeasonCommands {
  /** What is about to be done, until it is confirmed. */
  asked: SeasonCommand | null;
  ask: (asked: SeasonCommand | null) => void;
  confirm: () => Promise<void>;
  isRunning: boolean;
}

/** Closing and deleting a season, each after a question. */
export function useSeasonCommands(serverId: string): SeasonCommands {
  const dispatch = useAppDispatch();
  const [asked, ask] = useState<SeasonCommand | null>(null);
  const [close, closing] = useCloseSeasonMutation();
  const [remove, removing] = useRemoveSeasonMutation();
  const confirm = async () => {
    if (!asked) return;
    const place = { serverId, seasonId: asked.season.id };
    const result =
      asked.what === 'close'
        ? await resultOf(
            close(place)
              .unwrap()
              .then(() => null),
          )
        : await resultOf(remove(place).unwrap());
    ask(null);
    if (!result.success) return notify('error', result.message);
    if (asked.what === 'close') return notify('success', 'The season was closed');
    return tellRemoved({
      dispatch,
      serverId,
      what: `“${asked.season.name}”`,
      removed: result.data,
      show: () => rowOf(asked.season.id),
    });
  };
  return { asked, ask, confirm, isRunning: closing.isLoading || removing.isLoading };
}

import { useState } from 'react';
import { resultOf } from '@/shared/api/resultOf';
import { rowOf, tellRemoved } from '@/features/server/settings/tellRemoved';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import type { Season } from '../leaderboard';
import { useCloseSeasonMutation, useRemoveSeasonMutation } from './manageApi';

interface SeasonCommand {
  what: 'close' | 'delete';
  season: Season;
}

export interface SeasonCommands {
  /** The command waiting for confirmation. */
  pending: SeasonCommand | null;
  ask: (pending: SeasonCommand | null) => void;
  confirm: () => Promise<void>;
  isRunning: boolean;
}

/** Closing and deleting a season, each after a confirmation. */
export function useSeasonCommands(serverId: string): SeasonCommands {
  const dispatch = useAppDispatch();
  const [pending, ask] = useState<SeasonCommand | null>(null);
  const [close, closing] = useCloseSeasonMutation();
  const [remove, removing] = useRemoveSeasonMutation();
  const confirm = async () => {
    if (!pending) return;
    const params = { serverId, seasonId: pending.season.id };
    const result =
      pending.what === 'close'
        ? await resultOf(
            close(params)
              .unwrap()
              .then(() => null),
          )
        : await resultOf(remove(params).unwrap());
    ask(null);
    if (!result.success) return notify('error', result.message);
    if (pending.what === 'close') return notify('success', 'Season ended');
    return tellRemoved({
      dispatch,
      serverId,
      what: `“${pending.season.name}”`,
      removed: result.data,
      show: () => rowOf(pending.season.id),
    });
  };
  return { pending, ask, confirm, isRunning: closing.isLoading || removing.isLoading };
}

import { useState } from 'react';
import { resultOf } from '@/features/bot-modules/screens/resultOf';
import { notify } from '@/shared/ui/toast';
import type { Season } from '../leaderboard';
import { useCloseSeasonMutation, useRemoveSeasonMutation } from './manageApi';

interface Asked {
  what: 'close' | 'delete';
  season: Season;
}

export interface SeasonCommands {
  /** What is about to be done, until it is confirmed. */
  asked: Asked | null;
  ask: (asked: Asked | null) => void;
  confirm: () => Promise<void>;
  isRunning: boolean;
}

/** Closing and deleting a season, each after a question. */
export function useSeasonCommands(serverId: string): SeasonCommands {
  const [asked, ask] = useState<Asked | null>(null);
  const [close, closing] = useCloseSeasonMutation();
  const [remove, removing] = useRemoveSeasonMutation();
  const confirm = async () => {
    if (!asked) return;
    const place = { serverId, seasonId: asked.season.id };
    const result = await (asked.what === 'close'
      ? resultOf(close(place).unwrap())
      : resultOf(remove(place).unwrap()));
    if (result.success)
      notify('success', asked.what === 'close' ? 'The season was closed' : 'Deleted');
    else notify('error', result.message);
    ask(null);
  };
  return { asked, ask, confirm, isRunning: closing.isLoading || removing.isLoading };
}

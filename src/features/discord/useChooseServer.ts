import { useState } from 'react';
import { useAppDispatch } from '@/shared/state/hooks';
import { notify } from '@/shared/ui/toast';
import { selectServer } from './loadServerDetails';

/**
 * Chooses a server for the whole dashboard (spec §4, "Server selection"). When its details cannot be
 * loaded, the server's message is shown as a warning (spec §8).
 *
 * @returns `pending`, the id of the server being chosen, and `choose`, which tells whether it worked
 */
export function useChooseServer() {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<string | null>(null);
  const choose = async (serverId: string): Promise<boolean> => {
    setPending(serverId);
    const outcome = await dispatch(selectServer(serverId));
    setPending((current) => (current === serverId ? null : current));
    if (outcome.kind === 'failed') notify('warning', outcome.message);
    return outcome.kind === 'loaded';
  };
  return { pending, choose };
}

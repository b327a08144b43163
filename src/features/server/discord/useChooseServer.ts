import { useRef, useState } from 'react';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { useAppDispatch } from '@/shared/state/clientState';
import { maySwitch } from '@/shared/ui/leaving';
import { selectServerOrWarn } from './loadServerDetails';

/**
 * Chooses a server for the whole dashboard (spec §4, "Server selection"). When its details cannot be
 * loaded, the server's message is shown as a warning (spec §8). Unsaved changes that belong to the server
 * so far ask first, as leaving their page does.
 *
 * @returns `pending`, the id of the server being chosen, and `choose`, which tells whether it worked and
 * the one who chose is still here to be led on. Pressing again for the same server changes nothing.
 */
export function useChooseServer() {
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const latest = useRef<string | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const choose = async (serverId: string): Promise<boolean> => {
    const isAsked = () => latest.current === serverId;
    // Asked once more, since it may have been pressed again meanwhile.
    if (isAsked() || !(await maySwitch()) || isAsked()) return false;
    latest.current = serverId;
    setPending(serverId);
    const isLoaded = await dispatch(selectServerOrWarn(serverId));
    setPending((current) => (current === serverId ? null : current));
    // After a success it stays: a late second press must not choose again while the page changes.
    if (!isLoaded && latest.current === serverId) latest.current = null;
    return isLoaded && isMounted();
  };
  return { pending, choose };
}

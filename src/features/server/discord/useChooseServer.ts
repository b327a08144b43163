import { useRef, useState } from 'react';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { useAppDispatch } from '@/shared/state/clientState';
import { maySwitch } from '@/shared/ui/leaving';
import { selectServerOrWarn } from './loadServerDetails';

/**
 * Chooses a server for the whole dashboard (spec §4, "Server selection"). If its details cannot be loaded, the server's
 * message is shown as a warning (spec §8). Unsaved changes to the previous server ask for confirmation first, as when
 * leaving their page.
 *
 * @returns `pending`, the id of the server being chosen, and `choose`, which resolves to true if it succeeded and the
 * component is still mounted. Pressing again for the same server changes nothing.
 */
export function useChooseServer() {
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const latest = useRef<string | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const choose = async (serverId: string): Promise<boolean> => {
    const isAsked = () => latest.current === serverId;
    // Checked again after the confirmation, since the server may have been pressed again in between.
    if (isAsked() || !(await maySwitch()) || isAsked()) return false;
    latest.current = serverId;
    setPending(serverId);
    const isLoaded = await dispatch(selectServerOrWarn(serverId));
    setPending((current) => (current === serverId ? null : current));
    // After a success it stays set: a late second press must not choose again while the page changes.
    if (!isLoaded && latest.current === serverId) latest.current = null;
    return isLoaded && isMounted();
  };
  return { pending, choose };
}

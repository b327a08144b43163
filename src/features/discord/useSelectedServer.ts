import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/state/hooks';
import { storedServerId } from '@/shared/storage/storedServer';
import { selectBotInfo, selectServerId } from './discordSlice';
import { loadBotInfo, selectServerOrWarn } from './loadServerDetails';

/** Takes up the server chosen in an earlier visit (spec §9), once a dashboard opens. */
export function useSelectedServer(): void {
  const dispatch = useAppDispatch();
  const serverId = useSelector(selectServerId);
  const { botName } = useSelector(selectBotInfo);

  useEffect(() => {
    const stored = storedServerId();
    if (serverId !== null || stored === null) return;
    void dispatch(selectServerOrWarn(stored));
  }, [serverId, dispatch]);

  useEffect(() => {
    if (botName === '') void dispatch(loadBotInfo());
  }, [botName, dispatch]);
}

import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/state/clientState';
import { selectBotInfo, selectServerId } from './discordSlice';
import { loadBotInfo, takeUpStoredServer } from './loadServerDetails';

/** Takes up the server chosen in an earlier visit (spec §9), once a dashboard opens. */
export function useSelectedServer(): void {
  const dispatch = useAppDispatch();
  const serverId = useSelector(selectServerId);
  const { botName } = useSelector(selectBotInfo);

  useEffect(() => {
    if (serverId === null) dispatch(takeUpStoredServer());
  }, [serverId, dispatch]);

  useEffect(() => {
    if (botName === '') void dispatch(loadBotInfo());
  }, [botName, dispatch]);
}

import { useSelector } from 'react-redux';
import { selectServerId } from '@/features/server/discord/discordSlice';
import { useManagedServersQuery } from '@/features/server/discord/serversApi';
import { useChooseServer } from '@/features/server/discord/useChooseServer';
import { selectSession } from '@/features/identity/session/sessionSlice';
import { useApp } from '../AppContext';
import type { PaletteCommand } from './command';
import { icons } from './paletteIcons';

/** The servers an admin may switch to; none on the user site, where nothing is set up. */
export function useServerCommands(): PaletteCommand[] {
  const { site } = useApp();
  const { isAdmin } = useSelector(selectSession);
  const selectedId = useSelector(selectServerId);
  const { choose } = useChooseServer();
  const { data } = useManagedServersQuery(undefined, { skip: site !== 'community' || !isAdmin });
  return (data?.items ?? []).flatMap(({ id, guildName }) =>
    id === null || id === selectedId
      ? []
      : [
          {
            id: `server ${id}`,
            label: `Switch to ${guildName}`,
            icon: icons.server,
            run: () => void choose(id),
          },
        ],
  );
}

import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { ServerDetails } from '@/features/server/discord/guild';
import { useServerId } from '@/features/server/discord/useServerId';
import type { Variable } from '../engine/variable';
import { serverNow } from '@/shared/time/serverClock';

/** Context in which a message is shown: names for its mentions, values of its variables, and the time. */
export interface Scene {
  variables: readonly Variable[];
  roles: ServerDetails['guildRoles'];
  channels: ServerDetails['guildChannels'];
  /** The server whose own emoji are shown as pictures; without one, their names are shown. */
  serverId?: string | null;
  /** Milliseconds since 1970, the reference for times such as "in 2 hours". */
  now: number;
  /** IANA name of the time zone for times; the visitor's by default. */
  timeZone?: string;
}

/** The scene of the chosen server. Its time is fixed, so that typing changes only the text. */
export function useScene(variables: readonly Variable[]): Scene {
  const details = useSelector(selectServerDetails);
  const serverId = useServerId();
  const [now] = useState(serverNow);
  return useMemo(
    () => ({
      variables,
      roles: details?.guildRoles ?? [],
      channels: details?.guildChannels ?? [],
      serverId,
      now,
    }),
    [variables, details, serverId, now],
  );
}

import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { ServerDetails } from '@/features/server/discord/guild';
import { useServerId } from '@/features/server/discord/useServerId';
import type { Variable } from '../engine/variable';
import { serverNow } from '@/shared/time/serverClock';

/** What a message is read against: whom its mentions name, what its variables stand for, and when. */
export interface Scene {
  variables: readonly Variable[];
  roles: ServerDetails['guildRoles'];
  channels: ServerDetails['guildChannels'];
  /** The server whose own emoji are shown by their pictures; without one they are told by their names. */
  serverId?: string | null;
  /** Milliseconds since 1970, to which times such as "in 2 hours" relate. */
  now: number;
  /** IANA name of the zone times are told in; the visitor's own unless given. */
  timeZone?: string;
}

/** The scene of the chosen server. Its clock stands still, so that typing changes nothing but the text. */
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

import { iso } from '../../store/clock';
import { serverView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { hiddenOnes, profileOf } from './profiles';

/** People who are on a server with somebody and let themselves be seen, with where, and since when. */
export function directoryOf(world: World, user: UserRow) {
  const { db } = world;
  const hidden = hiddenOnes(world);
  const present = db.members.filter(({ leftAt }) => leftAt === null);
  const mine = new Set(
    present.filter(({ userId }) => userId === user.id).map(({ serverId }) => serverId),
  );
  const guilds = db.guilds.filter(({ id, botPresent }) => botPresent && mine.has(id));
  const known = new Set(guilds.map(({ id }) => id));
  const found = new Map<string, { at: number; servers: Set<string> }>();
  for (const { userId, serverId, joinedAt } of present) {
    if (!known.has(serverId) || (hidden.has(userId) && userId !== user.id)) continue;
    const entry = found.get(userId) ?? { at: joinedAt, servers: new Set() };
    entry.at = Math.min(entry.at, joinedAt);
    entry.servers.add(serverId);
    found.set(userId, entry);
  }
  return db.users.flatMap(({ id, username, displayName, avatar, banned }) => {
    const entry = found.get(id);
    if (!entry || banned) return [];
    const isShown = id === user.id || profileOf(world, id).shown.servers;
    return [
      {
        username,
        name: displayName,
        picture: avatar,
        isMe: id === user.id,
        servers: isShown
          ? guilds.filter((guild) => entry.servers.has(guild.id)).map(serverView)
          : [],
        joinedAt: iso(entry.at),
      },
    ];
  });
}

import { byFields } from '../../http/paging';
import { iso } from '../../store/clock';
import { serverView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { hiddenOnes, profileOf } from './profiles';
import { tileFor } from './view';

/** A user's servers with the bot. */
function serversOf({ db }: World, user: UserRow) {
  const mine = new Set(
    db.members.flatMap(({ userId, serverId, leftAt }) =>
      userId === user.id && leftAt === null ? [serverId] : [],
    ),
  );
  return db.guilds.filter(({ id, botPresent }) => botPresent && mine.has(id));
}

/** Ids of users who share a server with a user and are not hidden. Includes banned accounts. */
export function peopleMet(world: World, user: UserRow): ReadonlySet<string> {
  const known = new Set(serversOf(world, user).map(({ id }) => id));
  const met = new Set<string>();
  for (const { userId, serverId, leftAt } of world.db.members)
    if (leftAt === null && known.has(serverId)) met.add(userId);
  for (const id of hiddenOnes(world)) if (id !== user.id) met.delete(id);
  return met;
}

/** Members who share a server with an account and aren't hidden, with those servers and the date they joined. */
export function directoryOf(world: World, user: UserRow) {
  const { db } = world;
  const met = peopleMet(world, user);
  const guilds = serversOf(world, user);
  const known = new Set(guilds.map(({ id }) => id));
  const found = new Map<string, { at: number; servers: Set<string> }>();
  for (const { userId, serverId, joinedAt, leftAt } of db.members) {
    if (leftAt !== null || !known.has(serverId) || !met.has(userId)) continue;
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

interface Named {
  name: string;
  username: string;
}

const byPerson = byFields<Named>('name', 'username');

/** Entries by name, or by the date of joining; ties by name and username, so that pages don't overlap. */
export const inOrder = <Entry extends Named & { joinedAt: string }>(
  entries: readonly Entry[],
  sort: 'name' | 'joinedAt' | '-joinedAt' = 'name',
): Entry[] => entries.toSorted(byFields<Named & { joinedAt: string }>(sort, 'name', 'username'));

/** Entries with the most shown points first, then by name. Members who hide their points come last. */
export const byPoints = <Entry extends Named & { points: number | null }>(
  entries: readonly Entry[],
): Entry[] =>
  entries.toSorted(
    (one, other) => (other.points ?? -1) - (one.points ?? -1) || byPerson(one, other),
  );

/** Adds the content of tiles to the entries of a page. */
export const withTiles = <Entry extends { username: string }>(
  world: World,
  user: UserRow,
  entries: readonly Entry[],
) => {
  const people = new Map(world.db.users.map((each) => [each.username, each]));
  return entries.flatMap((entry) => {
    const person = people.get(entry.username);
    return person ? [{ ...entry, ...tileFor(world, user.id, person) }] : [];
  });
};

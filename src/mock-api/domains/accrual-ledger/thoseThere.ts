import { grouped } from '../../store/grouped';
import type { MemberRow } from '../members/rows';
import type { World } from '../../store/world';

/** A member, with the id of their account on Discord. */
interface Known {
  row: MemberRow;
  discordId: string;
}

/** Who was on a server at a moment, asked for one by one. */
export interface ThoseThere {
  get: (userId: string) => Known | undefined;
}

/**
 * Looks up who was on a server, for any moment. Made once for many hours: to go through all members for each of
 * them cost more than what was paid.
 */
export function thoseOn({ db }: World, serverId: string): (at: number) => ThoseThere {
  const ids = new Map(db.users.map(({ id, discordId }) => [id, discordId]));
  const rows = grouped(
    db.members.filter((row) => row.serverId === serverId),
    ({ userId }) => userId,
  );
  return (at) => ({
    get(userId) {
      const row = rows
        .get(userId)
        ?.findLast(({ joinedAt, leftAt }) => joinedAt <= at && (leftAt === null || leftAt > at));
      return row && { row, discordId: ids.get(userId) ?? '' };
    },
  });
}

/** Who is on a server now, asked for one by one. */
export const thoseThere = (world: World, serverId: string): ThoseThere =>
  thoseOn(world, serverId)(world.clock.now());

import { grouped } from '../../store/grouped';
import type { MemberRow } from '../members/rows';
import type { World } from '../../store/world';

/** A member, with the id of their Discord account. */
interface PresentMember {
  row: MemberRow;
  discordId: string;
}

/** The members of a server at one moment, by user id. */
export interface PresentMembers {
  get: (userId: string) => PresentMember | undefined;
}

/**
 * Looks up the members of a server at any moment (ms since 1970). Made once for many hours, because going through all
 * members for each hour took longer than the payment itself.
 */
export function memberPresence({ db }: World, serverId: string): (at: number) => PresentMembers {
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

/** The members of a server now, by user id. */
export const membersNow = (world: World, serverId: string): PresentMembers =>
  memberPresence(world, serverId)(world.clock.now());

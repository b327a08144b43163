import { refuse, Refusal } from '../../http/reply';
import type { UserRow } from '../accounts/rows';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { memberOf } from './members';

declare module '../../store/events' {
  interface Events {
    /** A member reads data of their server: everything due there is to be done first. */
    memberVisited: { guild: GuildRow; userId: string };
  }
}

/** Has everything done that is due for a member on each of their servers, before a call reads it. */
export function visitServersOf(world: World, userId: string): void {
  for (const guild of world.db.guilds)
    if (guild.botPresent && memberOf(world, guild.id, userId))
      world.publish('memberVisited', { guild, userId });
}

/** A server as one of its members sees it. */
export interface Membership {
  world: World;
  guild: GuildRow;
  userId: string;
}

/** A server as any user sees it, member or not. */
export interface Visit extends Membership {
  isMember: boolean;
}

/** A server by its slug, for one of its members; otherwise the refusal. Pays everything due on it. */
export function serverOfMember(
  world: World,
  user: UserRow,
  slug: string,
): Membership | Refusal<'not-a-member' | 'server-not-found'> {
  const guild = world.db.guilds.find((row) => row.slug === slug && row.botPresent);
  if (!guild) return refuse('server-not-found', 'Server not found.');
  if (!memberOf(world, guild.id, user.id))
    return refuse('not-a-member', 'Not a member of this server.');
  world.publish('memberVisited', { guild, userId: user.id });
  return { world, guild, userId: user.id };
}

/**
 * The same for reading only: public servers are open to users who aren't members. Runs no payout for them.
 */
export function serverOfVisitor(
  world: World,
  user: UserRow,
  slug: string,
): Visit | Refusal<'not-a-member' | 'server-not-found'> {
  const membership = serverOfMember(world, user, slug);
  if (!(membership instanceof Refusal)) return { ...membership, isMember: true };
  const guild = world.db.guilds.find((row) => row.slug === slug && row.botPresent);
  return guild?.isListed ? { world, guild, userId: user.id, isMember: false } : membership;
}

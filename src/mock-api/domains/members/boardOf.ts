import { refuse, Refusal } from '../../http/reply';
import type { UserRow } from '../accounts/rows';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { memberOf } from './members';

declare module '../../store/events' {
  interface Events {
    /** A member opens something of their server: what is due there by now is to be done first. */
    memberVisited: { guild: GuildRow; userId: string };
  }
}

/** A server as one of its members sees it. */
export interface Membership {
  world: World;
  guild: GuildRow;
  userId: string;
}

/** A server as somebody finds it who need not be a member. */
export interface Visit extends Membership {
  isMember: boolean;
}

/** A server by its name in addresses, for somebody who is on it; else the refusal. What is due on it is paid. */
export function serverOfMember(
  world: World,
  user: UserRow,
  slug: string,
): Membership | Refusal<403 | 404> {
  const guild = world.db.guilds.find((row) => row.slug === slug && row.botPresent);
  if (!guild) return refuse('server-not-found', 'Server not found.');
  if (!memberOf(world, guild.id, user.id))
    return refuse('not-a-member', 'Not a member of this server.');
  world.publish('memberVisited', { guild, userId: user.id });
  return { world, guild, userId: user.id };
}

/**
 * The same for somebody who only reads: a server that lets itself be found is open to people who aren't members. No
 * payout is run for them.
 */
export function serverOfVisitor(
  world: World,
  user: UserRow,
  slug: string,
): Visit | Refusal<403 | 404> {
  const membership = serverOfMember(world, user, slug);
  if (!(membership instanceof Refusal)) return { ...membership, isMember: true };
  const guild = world.db.guilds.find((row) => row.slug === slug && row.botPresent);
  return guild?.isListed ? { world, guild, userId: user.id, isMember: false } : membership;
}

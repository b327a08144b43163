import { mayDo, serverRoles, type ServerRole } from '@/shared/api/serverRole';
import type { GuildRow } from '../guilds/rows';
import type { RefusalCode } from '@/shared/api/errorCodes';
import { refuse, type Refusal } from '../../http/reply';
import { holdsRole, memberOf } from '../members/members';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';

/**
 * A user's roles on a server. The Discord owner and members with Manage Server there have every role. Treasurers and
 * owners are always named persons, because anyone who manages Discord roles could give themselves a role
 * (docs/product/servers.md).
 */
export function rolesOf(world: World, user: UserRow, guild: GuildRow): ServerRole[] {
  if (guild.managerIds.includes(user.id)) return ['owner'];
  const member = memberOf(world, guild.id, user.id);
  const held = world.db.access
    .filter(({ serverId, userId, roleId, role }) => {
      if (serverId !== guild.id) return false;
      if (userId !== null) return userId === user.id;
      const isForRoles = role !== 'treasurer' && role !== 'owner';
      return isForRoles && roleId !== null && member !== undefined && holdsRole(member, roleId);
    })
    .map(({ role }) => role);
  return serverRoles.filter((role) => held.includes(role));
}

/** Whether a user has any role on any server with the bot; if so, they see the community site. */
export const isAdminOf = (world: World, user: UserRow): boolean =>
  user.isAdmin ||
  world.db.guilds.some((guild) => guild.botPresent && rolesOf(world, user, guild).length > 0);

const lacking = {
  viewer: ['not-on-team', 'You don’t manage this server.'],
  editor: ['editor-needed', 'View only. Ask an editor of this server to make changes.'],
  reviewer: ['reviewer-needed', 'Only reviewers of this server can do this.'],
  treasurer: ['treasurer-needed', 'Only treasurers of this server can do this.'],
  owner: ['owner-needed', 'Only owners of this server can do this.'],
} as const satisfies Readonly<Record<ServerRole, readonly [RefusalCode, string]>>;

/** The server with that id, with the bot present, on which this user has that role; otherwise the refusal to send. */
export function serverFor(
  world: World,
  user: UserRow,
  id: string,
  needed: ServerRole,
):
  | GuildRow
  | Refusal<
      | 'editor-needed'
      | 'not-on-team'
      | 'owner-needed'
      | 'reviewer-needed'
      | 'server-not-found'
      | 'treasurer-needed'
    > {
  const guild = world.db.guilds.find((row) => row.id === id);
  if (!guild || !guild.botPresent)
    return refuse('server-not-found', 'This server doesn’t exist, or the bot isn’t in it.');
  const held = rolesOf(world, user, guild);
  if (mayDo(held, needed)) return guild;
  const [code, text] = lacking[held.length === 0 ? 'viewer' : needed];
  return refuse(code, text);
}

/** User ids of a server's owners and treasurers, who are notified about its ledger wallet. */
export function tellable({ db }: World, { id, managerIds }: GuildRow): string[] {
  const named = db.access.filter(
    ({ serverId, userId, role }) =>
      serverId === id && userId !== null && (role === 'treasurer' || role === 'owner'),
  );
  return [...new Set([...managerIds, ...named.flatMap(({ userId }) => userId ?? [])])];
}

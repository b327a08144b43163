import type { GuildRow } from '../guilds/rows';
import type { HeldRole, MemberRow } from './rows';
import type { World } from '../../store/world';

/** Current members of a server. */
export const membersOf = ({ db }: World, serverId: string): MemberRow[] =>
  db.members.filter((row) => row.serverId === serverId && row.leftAt === null);

/** A member of a server; undefined if the person isn't one. */
export const memberOf = ({ db }: World, serverId: string, userId: string): MemberRow | undefined =>
  db.members.find(
    (row) => row.serverId === serverId && row.userId === userId && row.leftAt === null,
  );

export const holdsRole = ({ roles }: MemberRow, roleId: string) =>
  roles.some((held) => held.roleId === roleId);

/** Gives a member a role, unless they have it. */
export function giveRole(member: MemberRow, role: HeldRole): void {
  if (!holdsRole(member, role.roleId)) member.roles.push(role);
}

/** Takes a role from a member, if they have it. */
export function takeRole(member: MemberRow, roleId: string): void {
  member.roles = member.roles.filter((held) => held.roleId !== roleId);
}

/** Whether Discord takes nothing from a member at a time, ms since 1970: they were removed, or are timed out. */
export const isSilenced = ({ leftAt, removal, timeout }: MemberRow, at: number): boolean =>
  (removal !== undefined && leftAt !== null && leftAt < at) ||
  (timeout !== undefined && timeout.from < at && at < timeout.until);

/** Members that the simulation moves: neither accounts that can sign in nor the server's team. */
export const isOfCrowd = ({ userId }: MemberRow, { managerIds }: GuildRow): boolean =>
  /^usr-(?:\d+|new-\d+)$/.test(userId) && !managerIds.includes(userId);

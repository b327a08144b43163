import type { HeldRole, MemberRow } from './rows';
import type { World } from '../world';

/** Who is on a server now. */
export const membersOf = ({ db }: World, serverId: string): MemberRow[] =>
  db.members.filter((row) => row.serverId === serverId && row.leftAt === null);

/** A person on a server, unless they are not on it. */
export const memberOf = ({ db }: World, serverId: string, userId: string): MemberRow | undefined =>
  db.members.find(
    (row) => row.serverId === serverId && row.userId === userId && row.leftAt === null,
  );

export const holdsRole = ({ roles }: MemberRow, roleId: string) =>
  roles.some((held) => held.roleId === roleId);

/** Gives a role to who does not have it. */
export function giveRole(member: MemberRow, role: HeldRole): void {
  if (!holdsRole(member, role.roleId)) member.roles.push(role);
}

import { dangersOf } from '@/features/server/settings/permissions';
import type { GuildRow, RoleRow } from './rows';
import type { World } from '../../store/world';

/** The owner's permission for modules to give a role; undefined without one. */
export const allowanceOf = ({ db }: World, guild: GuildRow, roleId: string) =>
  db.allowedRoles.find((row) => row.serverId === guild.id && row.roleId === roleId);

/** Why modules must not give a role, in a sentence; null where they may (docs/product/servers.md). */
export function dangerOf(world: World, guild: GuildRow, role: RoleRow): string | null {
  const dangers = dangersOf(role.permissions);
  if (dangers.length === 0 || allowanceOf(world, guild, role.id)) return null;
  return `${role.name} has ${dangers.join(' and ')}: members with it could take over the server. An owner can allow it in the server settings.`;
}

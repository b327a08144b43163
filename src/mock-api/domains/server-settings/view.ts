import { dangersOf, neededBits } from '@/features/server/settings/permissions';
import type { GeneralValues } from '@/features/server/settings/settings';
import type { AccessRow } from '../access/rows';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { allowanceOf } from '../guilds/dangerousRoles';
import type { ServerSettingsRow } from './rows';

const UNSET = { language: 'en', timeZone: 'UTC', logChannelId: '' } as const;

/** The row of a server; a new one, not in the table yet, before the first save. */
export const settingsRow = ({ db }: World, guild: GuildRow): ServerSettingsRow =>
  db.serverSettings.find(({ serverId }) => serverId === guild.id) ?? {
    serverId: guild.id,
    general: UNSET,
    version: 0,
  };

export const generalOf = (world: World, guild: GuildRow): GeneralValues => ({
  ...settingsRow(world, guild).general,
  isListed: guild.isListed,
  inviteUrl: guild.inviteUrl ?? '',
});

/** Id of a grant in URLs; unique, since a user has each role only once. */
export const grantIdOf = ({ userId, roleId, role }: AccessRow): string =>
  `${userId ?? roleId ?? ''}.${role}`;

const grantUrl = ({ settings }: World, { guildId }: GuildRow) =>
  `https://discord.com/oauth2/authorize?client_id=${settings.clientId}&scope=bot&guild_id=${guildId}&permissions=${neededBits()}`;

/** Settings of a server, as a user of its team sees them. */
export function settingsView(world: World, guild: GuildRow, user: UserRow) {
  const nameOf = (id: string) => world.db.users.find((row) => row.id === id)?.displayName;
  const rows = world.db.access.filter(({ serverId }) => serverId === guild.id);
  return {
    general: generalOf(world, guild),
    version: settingsRow(world, guild).version,
    granted: guild.botGranted,
    grantUrl: grantUrl(world, guild),
    access: [
      ...guild.managerIds.map((userId) => ({
        id: `${userId}.discord`,
        role: 'owner' as const,
        userId,
        roleId: null,
        name: nameOf(userId) ?? 'Someone',
        isFromDiscord: true,
        isYou: userId === user.id,
      })),
      ...rows.map((row) => ({
        id: grantIdOf(row),
        role: row.role,
        userId: row.userId,
        roleId: row.roleId,
        name:
          row.userId === null
            ? (guild.roles.find(({ id }) => id === row.roleId)?.name ?? 'Deleted role')
            : (nameOf(row.userId) ?? 'Someone'),
        isFromDiscord: false,
        isYou: row.userId === user.id,
      })),
    ],
    dangerousRoles: guild.roles
      .filter((role) => dangersOf(role.permissions).length > 0 && !role.managed)
      .map((role) => {
        const allowed = allowanceOf(world, guild, role.id);
        return {
          roleId: role.id,
          name: role.name,
          dangers: dangersOf(role.permissions),
          isAllowed: allowed !== undefined,
          allowedBy: allowed ? (nameOf(allowed.userId) ?? 'Someone') : null,
          allowedAt: allowed ? iso(allowed.at) : null,
        };
      }),
  };
}

import type { GuildRow } from './rows';

/**
 * Names of the roles the bot can give and remove, by ID: below its own role, and not managed by another integration.
 */
export function rolesInReach(guild: GuildRow): Map<string, string> {
  const own = guild.roles.find(({ isBot }) => isBot)?.position ?? 0;
  return new Map(
    guild.roles
      .filter(({ id, managed, position }) => !managed && position < own && id !== guild.guildId)
      .map(({ id, name }) => [id, name]),
  );
}

import type { GuildRow } from '../guilds/rows';

/** Roles the bot may give and take: below its own, and not another integration’s. */
export function rolesInReach(guild: GuildRow): Map<string, string> {
  const own = guild.roles.find(({ isBot }) => isBot)?.position ?? 0;
  return new Map(
    guild.roles
      .filter(({ id, managed, position }) => !managed && position < own && id !== guild.guildId)
      .map(({ id, name }) => [id, name]),
  );
}

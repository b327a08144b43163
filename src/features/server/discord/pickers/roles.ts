import type { ServerDetails } from '../guild';

type Role = ServerDetails['guildRoles'][number];

/** Why the bot cannot give a role, or null when it can (Discord docs, "Permission Hierarchy"). */
export function whyNotAssignable(
  role: Role,
  { guildId, guildRoles }: Pick<ServerDetails, 'guildId' | 'guildRoles'>,
): string | null {
  if (role.id === guildId) return 'Everyone has this role.';
  if (role.managed) return 'An integration manages this role.';
  const bot = guildRoles.find(({ isBot }) => isBot === true);
  const isKnown = role.position !== null && typeof bot?.position === 'number';
  if (bot && isKnown && Number(role.position) >= Number(bot.position)) {
    return `It’s above ${bot.name}. Move the bot’s role up in Discord.`;
  }
  return null;
}

/** A role's colour as CSS has it; null for the usual colour of text. */
export const roleColour = ({ color }: Pick<Role, 'color'>) =>
  color === 0 ? null : `#${color.toString(16).padStart(6, '0')}`;

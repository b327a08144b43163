import { refuse, type Refusal } from '../http/reply';
import type { GuildRow } from './rows';
import type { UserRow } from '../session/rows';
import type { World } from '../world';

export const manages = (user: UserRow, guild: GuildRow) => guild.managerIds.includes(user.id);

/** The server with that id, bot present and managed by this user; else the refusal to send. */
export function managedServer(
  world: World,
  user: UserRow,
  id: string,
): GuildRow | Refusal<403 | 404> {
  const guild = world.db.guilds.find((row) => row.id === id);
  if (!guild || !guild.botPresent)
    return refuse(404, 'This server does not exist, or the bot is not in it.');
  return manages(user, guild) ? guild : refuse(403, 'You do not manage this server.');
}

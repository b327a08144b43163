import { fail } from '../http/envelope';
import type { GuildRow, UserRow } from '../db/types';
import type { World } from '../world';

export const manages = (user: UserRow, guild: GuildRow) => guild.managerIds.includes(user.id);

/** The server with that id, bot present and managed by this user; else the refusal to send. */
export function managedServer(world: World, user: UserRow, id: string): GuildRow | Response {
  const guild = world.db.guilds.find((row) => row.id === id);
  if (!guild || !guild.botPresent)
    return fail(404, 'This server does not exist, or the bot is not in it.');
  return manages(user, guild) ? guild : fail(403, 'You do not manage this server.');
}

const MAX_AUDIT = 1000;

/** Writes a line into the audit log. */
export function audit(world: World, userId: string | null, action: string, target: string): void {
  world.db.audit.push({ at: world.clock.now(), userId, action, target });
  if (world.db.audit.length > MAX_AUDIT) world.db.audit.shift();
}

/** A new id such as `ord-1001`. */
export function nextId(world: World, prefix: string): string {
  world.db.nextId += 1;
  return `${prefix}-${String(world.db.nextId)}`;
}

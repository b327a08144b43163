import tickets from '@/features/modules/definitions/support-ticket/definition';
import { isUnlocked, moduleRow, stored } from '../../module-settings/modules';
import type { GuildRow } from '../../guilds/rows';
import type { MemberRow } from '../../members/rows';
import type { World } from '../../../store/world';
import type { CaseRow } from '../rows';
import { scriptOf } from './script';
import { advanceTicket, recordEnd, type TicketType } from './ticket';

/** The ticket types of a server; those in force alone unless others are asked for as well. */
export function ticketTypes(world: World, guild: GuildRow, isInForceOnly = true): TicketType[] {
  const { enabled, rules } = moduleRow(world, guild, tickets.slug);
  if (isInForceOnly && !(enabled && isUnlocked(world, guild, tickets.planItem))) return [];
  return rules
    .filter((rule) => rule.enabled || !isInForceOnly)
    .map(({ id, values }) => ({ id, values: stored(tickets, values) }));
}

/** The settings of the type of a ticket, in force or not; null where it was deleted. */
export const valuesOfTicket = (
  world: World,
  guild: GuildRow,
  { rule }: Pick<CaseRow, 'rule'>,
): TicketType['values'] | null =>
  ticketTypes(world, guild, false).find(({ id }) => id === rule?.id)?.values ?? null;

/** Members who answer tickets of a type: those with its roles, and those who see every channel. */
export const staffOf = (
  { id: serverId, managerIds }: GuildRow,
  members: readonly MemberRow[],
  { staffRoles }: Pick<TicketType['values'], 'staffRoles'>,
): string[] => {
  const roles = new Set(staffRoles);
  const helpers = members.filter(
    (row) =>
      row.serverId === serverId &&
      row.leftAt === null &&
      row.roles.some(({ roleId }) => roles.has(roleId)),
  );
  return [...new Set([...managerIds, ...helpers.map(({ userId }) => userId)])];
};

/** Goes on with the open tickets of a server, closes silent ones, and deletes records that are too old. */
export function tendTickets(world: World, guild: GuildRow, now: number): void {
  const mine = world.db.cases.filter(
    ({ serverId, kind }) => serverId === guild.id && kind === 'TICKET',
  );
  if (mine.length === 0) return;
  const inForce = new Map(ticketTypes(world, guild).map(({ id, values }) => [id, values]));
  const all = new Map(ticketTypes(world, guild, false).map(({ id, values }) => [id, values]));
  let hasChanged = false;
  for (const row of mine) {
    const values = inForce.get(row.rule?.id ?? '');
    if (row.state === 'CLOSED' || values === undefined) continue;
    const script = scriptOf(row, staffOf(guild, world.db.members, values));
    if (advanceTicket(guild, row, values, script, now)) hasChanged = true;
  }
  const gone = new Set(
    mine.filter((row) => (recordEnd(row, all.get(row.rule?.id ?? '') ?? null) ?? Infinity) <= now),
  );
  if (gone.size > 0) world.db.cases = world.db.cases.filter((row) => !gone.has(row));
  if (hasChanged || gone.size > 0) world.changed();
}

import tickets from '@/features/modules/definitions/support-ticket/definition';
import { MINUTE } from '@/shared/time/durations';
import { stored } from '../module-settings/modules';
import type { ModuleRow } from '../module-settings/rows';
import { randomOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import { PAST_DAYS, WHERE_TICKETS_ARE } from '../guilds/seed';
import type { CaseRow } from './rows';
import { openingOf, scriptOf } from './tickets/script';
import { staffOf } from './tickets/tendTickets';
import { advanceTicket, openTicket } from './tickets/ticket';

const DAY_IN_MINUTES = 24 * 60;
/** Number of tickets members tried to open in the last 30 days. */
const OPENINGS = 46;

/**
 * Tickets of the last 30 days, within the limits of the server's ticket types. Cases of the auto moderator and the
 * captcha follow with the first read of a server (`settleCases`).
 */
export function seedCases(
  now: number,
  guilds: readonly GuildRow[],
  members: readonly MemberRow[],
  modules: readonly ModuleRow[],
): CaseRow[] {
  const guild = guilds.find(({ id }) => id === WHERE_TICKETS_ARE);
  const row = modules.find(
    ({ serverId, slug }) => serverId === WHERE_TICKETS_ARE && slug === tickets.slug,
  );
  if (!guild || row?.enabled !== true) return [];
  const types = row.rules
    .filter(({ enabled }) => enabled)
    .map(({ id, values }) => ({ id, values: stored(tickets, values) }));
  const crowd = members.filter(
    ({ serverId, userId, leftAt }) =>
      serverId === guild.id && leftAt === null && /^usr-\d+$/.test(userId),
  );
  const openings = Array.from({ length: OPENINGS }, (_, place) => {
    const random = randomOf(guild.id, 'TICKET', String(place));
    const { userId, joinedAt } = random.pick(crowd);
    const type = random.pick(types);
    const at = Math.max(now - random.int(2, PAST_DAYS * DAY_IN_MINUTES) * MINUTE, joinedAt);
    return { place, type, userId, at };
  }).toSorted((one, other) => one.at - other.at);
  const rows: CaseRow[] = [];
  const goOn = (until: number) => {
    for (const each of rows) {
      const type = types.find(({ id }) => id === each.rule?.id);
      if (type === undefined) continue;
      const script = scriptOf(each, staffOf(guild, members, type.values));
      advanceTicket(guild, each, type.values, script, until);
    }
  };
  for (const { place, type, userId, at } of openings) {
    goOn(at);
    const opened = openTicket(rows, type, {
      id: `cas-${guild.id.slice('srv-'.length)}-ticket-${String(place + 1)}`,
      serverId: guild.id,
      userId,
      at,
      text: openingOf(type.values.name),
    });
    if (opened) rows.push(opened);
  }
  goOn(now);
  return rows;
}

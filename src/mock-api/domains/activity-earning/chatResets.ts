import type { ChatRule } from '@/features/modules/definitions/chat-to-earn/fields';
import { DAY, WEEK } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import { xpOf, xpOn } from '../point-balances/xp';
import type { World } from '../../store/world';
import { wasUnlocked, type ChatProgram } from '../accrual-ledger/programs';

/** The first Monday of 1970, 00:00 UTC. */
const FIRST_MONDAY = 4 * DAY;

/** When XP of a server starts over at 0. */
export interface XpReset {
  at: number;
  /** Null for everyone. */
  userId: string | null;
}

/** Midnights in UTC at which XP starts over by a rule, after one moment and not after another. */
export function resetTimes(
  { reset, seasonEnd }: Pick<ChatRule, 'reset' | 'seasonEnd'>,
  after: number,
  until: number,
): number[] {
  const within = (at: number) => at > after && at <= until;
  switch (reset) {
    case 'WEEKLY': {
      const first = (Math.floor((after - FIRST_MONDAY) / WEEK) + 1) * WEEK + FIRST_MONDAY;
      const count = Math.max(0, Math.floor((until - first) / WEEK) + 1);
      return Array.from({ length: count }, (_, place) => first + place * WEEK);
    }
    case 'MONTHLY': {
      const date = new Date(after);
      const count = Math.max(0, Math.ceil((until - after) / (28 * DAY)) + 1);
      return Array.from({ length: count }, (_, place) =>
        Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 + place, 1),
      ).filter(within);
    }
    case 'SEASON':
      // The last day belongs to the season.
      return [Date.parse(`${seasonEnd}T00:00:00Z`) + DAY].filter(within);
    default:
      return [];
  }
}

/** Whether a member who has left starts over at 0 by a rule. */
export const losesXp = (
  { resetsOnBan, resetsOnLeave }: Pick<ChatRule, 'resetsOnBan' | 'resetsOnLeave'>,
  { removal }: Pick<MemberRow, 'removal'>,
): boolean => (removal === 'BANNED' ? resetsOnBan : resetsOnLeave);

/** Resets of a server by its first rule that is on, after one moment and not after another, in order. */
export function resetsDue(
  world: World,
  guild: GuildRow,
  programs: readonly ChatProgram[],
  after: number,
  until: number,
): XpReset[] {
  const rule = programs.find((program) => program.isOn);
  if (!rule) return [];
  const ofAll = resetTimes(rule.values, after, until).map((at) => ({ at, userId: null }));
  const ofLeft = world.db.members.flatMap((member) => {
    const { serverId, userId, leftAt: at } = member;
    const isDue = serverId === guild.id && at !== null && at > after && at <= until;
    return isDue && losesXp(rule.values, member) ? [{ at, userId }] : [];
  });
  return [...ofAll, ...ofLeft]
    .filter(({ at }) => wasUnlocked(world, guild.id, 'chat-to-earn', at))
    .toSorted((one, other) => one.at - other.at);
}

/** Takes the XP members had at a moment; carried out twice, it takes nothing the second time. */
export function resetXp(world: World, { id: serverId }: GuildRow, { at, userId }: XpReset): void {
  const { db } = world;
  const sums =
    userId === null
      ? xpOn(world, serverId, at)
      : [[userId, xpOf(world, serverId, userId, at)] as const];
  for (const [each, xp] of sums) {
    if (xp <= 0) continue;
    const id = `xp-reset-${serverId}-${each}-${String(at)}`;
    db.xp.push({ id, at, serverId, userId: each, kind: 'RESET', xp: -xp, ref: null });
    world.changed();
  }
}

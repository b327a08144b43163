import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import { DAY, WEEK } from '@/shared/time/durations';
import { grouped } from '../../store/grouped';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import type { PointsEntryRow } from '../point-balances/rows';
import { entriesOf, totalsOf } from '../point-balances/sums';
import type { World } from '../../store/world';
import { ENGAGE_TO_EARN } from './balance';
import { accrualOf } from './ledger';
import { lostAt, markLost } from './lostBalances';
import { engageProgram, wasUnlocked } from './programs';
import type { AccrualRow } from './rows';

/** The first Monday of 1970, 00:00 UTC. */
const FIRST_MONDAY = 4 * DAY;

/** An event that takes points from balances: the end of a week, or a member's departure. */
export interface Expiry {
  /** ms since 1970. Pay everything due until then first. */
  at: number;
  carryOut: () => void;
}

/** Points lost to a week without activity, in whole points, rounded down. */
export const decayOf = ({ decay }: Pick<EngageSettings, 'decay'>, balance: number): number =>
  balance <= 0 ? 0 : Number((BigInt(Math.floor(balance)) * BigInt(Math.trunc(decay))) / 100n);

/** Ends of weeks after one moment up to another: Mondays, 00:00 UTC. */
export function weekEnds(after: number, until: number): number[] {
  const first = (Math.floor((after - FIRST_MONDAY) / WEEK) + 1) * WEEK + FIRST_MONDAY;
  const count = Math.max(0, Math.floor((until - first) / WEEK) + 1);
  return Array.from({ length: count }, (_, place) => first + place * WEEK);
}

/**
 * Events that take Engage to earn points on a server since it was last paid, in the order of time. Carrying one out
 * twice is harmless: weeks are recognized by the ids of their lines, departures by a mark.
 */
export function expiriesDue(world: World, guild: GuildRow): Expiry[] {
  const now = world.clock.now();
  const engage = engageProgram(world, guild);
  const row = engage && accrualOf(world, guild.id, engage, now);
  if (!engage?.isOn || !row) return [];
  const { values } = engage;
  const wasOn = (at: number) => wasUnlocked(world, guild.id, 'engage-to-earn', at);
  const weeks =
    values.decay === 0
      ? []
      : weekEnds(row.settledTo, now)
          .filter((at) => at - WEEK >= row.startedAt && wasOn(at))
          .map((at) => ({ at, carryOut: () => shrink(world, guild, values, at) }));
  const gone = world.db.members.flatMap((member) => {
    const at = member.leftAt;
    const isDue =
      member.serverId === guild.id &&
      at !== null &&
      at >= row.settledTo &&
      at <= now &&
      lostAt(row, member.userId) < at &&
      (member.removal === 'BANNED' ? values.onBan : values.onLeave) === 'RESET' &&
      wasOn(at);
    return isDue ? [{ at, carryOut: () => lose(world, row, member, at) }] : [];
  });
  return [...weeks, ...gone].toSorted((one, other) => one.at - other.at);
}

/** Takes a part of the balances of members without activity in a week. */
function shrink(world: World, guild: GuildRow, settings: EngageSettings, at: number): void {
  const { db } = world;
  const isOf = ({ serverId, at: when }: { serverId: string; at: number }) =>
    serverId === guild.id && when <= at;
  const isNow = (when: number) => when > at - WEEK && when <= at;
  const active = new Set(
    db.activity.filter((each) => isOf(each) && isNow(each.at)).map(({ userId }) => userId),
  );
  const lines = db.points.filter((line) => line.module === ENGAGE_TO_EARN && isOf(line));
  for (const [userId, own] of grouped(lines, (line) => line.userId)) {
    if (active.has(userId) || own.some(({ type, at: when }) => type === 'EARN' && isNow(when)))
      continue;
    const percent = String(Math.trunc(settings.decay));
    expire(world, {
      id: `pts-decay-${guild.id}-${String(at)}-${userId}`,
      at,
      serverId: guild.id,
      userId,
      points: decayOf(settings, totalsOf(own, at).available),
      label: `Lost ${percent}% for a week without activity`,
    });
  }
}

/**
 * Takes the whole balance of a member who has left, and points that their claims have returned since. Points locked for
 * a pending claim are taken when the claim returns them.
 */
function lose(world: World, row: AccrualRow, member: MemberRow, at: number): void {
  const { serverId, userId, removal } = member;
  const own = entriesOf(world, serverId, userId, ENGAGE_TO_EARN);
  const until = own.filter((line) => line.at <= at);
  const returned = own.filter((line) => line.at > at && line.type === 'CLAIM_RETURN');
  const id = `pts-lost-${serverId}-${String(at)}-${userId}`;
  const label = removal === 'BANNED' ? 'Lost after a ban' : 'Lost after leaving the server';
  markLost(row, userId, at);
  const points = Math.floor(totalsOf(until, at).available);
  expire(world, { id, at, serverId, userId, points, label });
  for (const line of returned) expire(world, { ...line, id: `${id}-${line.id}`, label });
  world.changed();
}

function expire(
  world: World,
  line: Pick<PointsEntryRow, 'id' | 'at' | 'serverId' | 'userId' | 'points' | 'label'>,
): void {
  const { id, at, serverId, userId, points, label } = line;
  if (points <= 0 || world.db.points.some((row) => row.id === id)) return;
  world.db.points.push({
    id,
    at,
    serverId,
    userId,
    module: ENGAGE_TO_EARN,
    type: 'EXPIRE',
    points,
    label,
    ref: null,
  });
  world.changed();
}

import type { PointsEntryRow } from './rows';
import type { World } from '../../store/world';

/** A length of time: from a moment until right before another, ms since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** All time. */
export const ALWAYS: Span = { from: 0, to: Number.POSITIVE_INFINITY };

export interface RankedMember {
  userId: string;
  points: number;
  /** Who has as many points shares it. */
  rank: number;
}

/** Whether an entry was earned: it counts for the rank even if it was spent since, unless it's a prize. */
export const countsForRank = ({ type }: PointsEntryRow) => type === 'EARN' || type === 'ADJUST';

export const isWithin = ({ at }: PointsEntryRow, { from, to }: Span) => at >= from && at < to;

interface Sum {
  userId: string;
  points: number;
  /** When the last of it came. */
  at: number;
}

/** The most points first; of as many, who had them first. */
const byPoints = (one: Sum, other: Sum) =>
  other.points - one.points || one.at - other.at || (one.userId < other.userId ? -1 : 1);

interface Counted {
  /** A way to earn; left out for all of them. */
  module?: number | undefined;
  span?: Span;
}

/** The ranking of a server's members. */
export const rankingOf = (world: World, serverId: string, counted?: Counted): RankedMember[] =>
  rankingAcross(world, [serverId], counted);

/**
 * The ranking by points earned on several servers, in one span and by one way to earn or all. Points of a server count
 * for those who were its members when the span ended. Reads each entry and each member once.
 */
export function rankingAcross(
  { db }: World,
  serverIds: Iterable<string>,
  { module, span = ALWAYS }: Counted = {},
): RankedMember[] {
  const sums = new Map<string, Sum>();
  const members = new Map<string, Map<string, Sum>>();
  for (const id of serverIds) members.set(id, new Map());
  for (const { serverId, userId, leftAt } of db.members) {
    if (leftAt !== null && leftAt < span.to) continue;
    const ofServer = members.get(serverId);
    if (ofServer === undefined) continue;
    const sum = sums.get(userId) ?? { userId, points: 0, at: 0 };
    sums.set(userId, sum);
    ofServer.set(userId, sum);
  }
  for (const row of db.points) {
    if (module !== undefined && row.module !== module) continue;
    const sum = members.get(row.serverId)?.get(row.userId);
    if (sum === undefined || row.isPrize || !countsForRank(row) || !isWithin(row, span)) continue;
    sum.points += row.points;
    sum.at = Math.max(sum.at, row.at);
  }
  return ranked([...sums.values()].filter(({ points }) => points > 0).sort(byPoints));
}

function ranked(sums: readonly Sum[]): RankedMember[] {
  let rank = 0;
  let last = Number.NaN;
  return sums.map(({ userId, points }, index) => {
    if (points !== last) rank = index + 1;
    last = points;
    return { userId, points, rank };
  });
}

/**
 * A member's points of all time on a server, their rank by them, and how many members have points: as the leaderboard of
 * all time counts them, not all members of the server. The rank is null without points.
 */
export function standingOf(world: World, serverId: string, userId: string) {
  const ranking = rankingOf(world, serverId);
  const own = ranking.find((place) => place.userId === userId);
  return { points: own?.points ?? 0, rank: own?.rank ?? null, members: ranking.length };
}

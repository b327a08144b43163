import { membersOf } from '../members/members';
import type { PointsEntryRow } from './rows';
import type { World } from '../../store/world';

/** A length of time: from a moment until right before another, ms since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** All there is, and all there will be. */
export const ALWAYS: Span = { from: 0, to: Number.POSITIVE_INFINITY };

export interface RankedMember {
  userId: string;
  points: number;
  /** Who has as many points shares it. */
  rank: number;
}

/** What counts for a place: what was earned, whatever became of it. */
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

/** Places on a server's board. */
export const rankingOf = (world: World, serverId: string, counted?: Counted): RankedMember[] =>
  rankingAcross(world, [serverId], counted);

/**
 * Places by what was earned on some servers together: sums over the lines of a time, of one way to earn or of all.
 * What came of a server counts for those who were members of it when that time ended. One look at each line and
 * each member.
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
    if (sum === undefined || !countsForRank(row) || !isWithin(row, span)) continue;
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

/** What somebody has on a server, and their place by it; none without points. */
export function standingOf(world: World, serverId: string, userId: string) {
  const own = rankingOf(world, serverId).find((place) => place.userId === userId);
  return {
    points: own?.points ?? 0,
    rank: own?.rank ?? null,
    members: membersOf(world, serverId).length,
  };
}

import { membersOf } from '../members/members';
import type { World } from '../world';
import type { PointsEntryRow } from './rows';

const DAY = 86_400_000;

/** What counts for a place on a leaderboard: what was earned, whatever became of it. */
const counts = ({ type }: PointsEntryRow) => type === 'EARN' || type === 'ADJUST';

const sum = (rows: readonly PointsEntryRow[]) => rows.reduce((all, { points }) => all + points, 0);

/** Lines of somebody's ledger on a server, the oldest first; of one way to earn, or of all. */
export const entriesOf = (
  { db }: World,
  serverId: string,
  userId: string,
  module?: number,
): PointsEntryRow[] =>
  db.points.filter(
    (row) =>
      row.serverId === serverId &&
      row.userId === userId &&
      (module === undefined || row.module === module),
  );

/** What a line adds to what is available. */
export function effectOf({ type, points }: PointsEntryRow): number {
  switch (type) {
    case 'EARN':
    case 'ADJUST':
    case 'CLAIM_RETURN':
      return points;
    case 'CLAIM_LOCK':
    case 'EXPIRE':
      return -points;
    case 'CLAIM_SETTLED':
      return 0;
  }
}

/** The sums of a ledger: earned = available + locked + settled + expired. */
export function totalsOf(rows: readonly PointsEntryRow[], now: number) {
  const of = (type: PointsEntryRow['type']) => sum(rows.filter((row) => row.type === type));
  const earned = of('EARN') + of('ADJUST');
  const settled = of('CLAIM_SETTLED');
  const locked = of('CLAIM_LOCK') - of('CLAIM_RETURN') - settled;
  const expired = of('EXPIRE');
  const since = (from: number) => sum(rows.filter((row) => counts(row) && row.at >= from));
  return {
    earned,
    available: earned - locked - settled - expired,
    locked,
    settled,
    expired,
    today: since(now - (now % DAY)),
    lastWeek: since(now - 7 * DAY),
  };
}

export interface Place {
  userId: string;
  points: number;
  rank: number;
}

/** Who of a server's members has how many points, the most first. Who has as many shares a rank. */
export function placesOf(
  world: World,
  serverId: string,
  { module, since = 0 }: { module?: number | undefined; since?: number } = {},
): Place[] {
  const totals = new Map(membersOf(world, serverId).map(({ userId }) => [userId, 0]));
  for (const row of world.db.points) {
    const before = totals.get(row.userId);
    const isMeant = row.serverId === serverId && (module === undefined || row.module === module);
    if (before !== undefined && isMeant && counts(row) && row.at >= since)
      totals.set(row.userId, before + row.points);
  }
  const sorted = [...totals]
    .filter(([, points]) => points > 0)
    .toSorted(([one, most], [other, more]) => more - most || one.localeCompare(other));
  let rank = 0;
  let last = Number.NaN;
  return sorted.map(([userId, points], index) => {
    if (points !== last) rank = index + 1;
    last = points;
    return { userId, points, rank };
  });
}

/** What somebody has on a server, and their place by it; none without points. */
export function standingOf(world: World, serverId: string, userId: string) {
  const places = placesOf(world, serverId);
  const own = places.find((place) => place.userId === userId);
  return {
    points: own?.points ?? 0,
    rank: own?.rank ?? null,
    members: membersOf(world, serverId).length,
  };
}

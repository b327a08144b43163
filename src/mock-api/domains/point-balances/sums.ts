import { DAY } from '@/shared/time/durations';
import { countsForRank } from './ranking';
import type { World } from '../../store/world';
import type { PointsEntryRow } from './rows';

const sum = (rows: readonly PointsEntryRow[]) => rows.reduce((all, { points }) => all + points, 0);

/** A user's ledger lines on a server, oldest first; of one way to earn, or of all. */
export const entriesOf = (
  { db }: Pick<World, 'db'>,
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

/** Effect of a line on the available points. */
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
  const since = (from: number) => sum(rows.filter((row) => countsForRank(row) && row.at >= from));
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

/** Points earned and claimed on each of the last days, in UTC, oldest first. */
export function daysOf(rows: readonly PointsEntryRow[], now: number, span: number) {
  const first = Math.floor(now / DAY) - span + 1;
  const days = Array.from({ length: span }, (_, index) => ({
    day: new Date((first + index) * DAY).toISOString().slice(0, 10),
    earned: 0,
    claimed: 0,
  }));
  for (const row of rows) {
    const day = days[Math.floor(row.at / DAY) - first];
    if (day && countsForRank(row)) day.earned += row.points;
    if (day && row.type === 'CLAIM_SETTLED') day.claimed += row.points;
  }
  return days;
}

import type { World } from '../../store/world';
import type { PointsEntryRow, XpRow } from './rows';

/** XP of members who have any, by their ids, up to a moment (ms since 1970) where one is given. */
export function xpOn(
  { db }: Pick<World, 'db'>,
  serverId: string,
  until = Number.POSITIVE_INFINITY,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of db.xp)
    if (row.serverId === serverId && row.at <= until)
      sums.set(row.userId, (sums.get(row.userId) ?? 0) + row.xp);
  return sums;
}

/** XP a member has on a server, up to a moment (ms since 1970) where one is given. */
export const xpOf = (
  { db }: Pick<World, 'db'>,
  serverId: string,
  userId: string,
  until = Number.POSITIVE_INFINITY,
): number =>
  db.xp.reduce(
    (sum, row) =>
      row.serverId === serverId && row.userId === userId && row.at <= until ? sum + row.xp : sum,
    0,
  );

/**
 * What members begin with where XP was not kept before: as much as they had earned in points, by which their
 * level went until then.
 */
export function openingXp(points: readonly PointsEntryRow[]): XpRow[] {
  const rows = new Map<string, XpRow>();
  for (const { serverId, userId, type, points: each, at } of points) {
    if (type !== 'EARN' && type !== 'ADJUST') continue;
    const id = `xp-opening-${serverId}-${userId}`;
    const row = rows.get(id) ?? { id, at, serverId, userId, kind: 'OPENING', xp: 0, ref: null };
    rows.set(id, { ...row, xp: row.xp + each, at: Math.max(row.at, at) });
  }
  return [...rows.values()].filter(({ xp }) => xp > 0);
}

import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { standingIn } from './level';
import { countsForRank } from './ranking';
import type { PointsEntryRow } from './rows';
import { xpOf } from './xp';

interface Earner {
  world: World;
  guild: GuildRow;
  userId: string;
}

/**
 * Changes for a member by the points of one reference (a claimed submission): the all-time rank right before its first row in
 * the ledger and right after its last. The ledger is read as of that moment, so later changes don't matter. Levels
 * depend on XP, which no reward gives.
 *
 * @returns null if the reference earned no points
 */
export function gainOf({ world, guild, userId }: Earner, ref: string) {
  const { points: ledger, members } = world.db;
  const isCounted = (row: PointsEntryRow) =>
    row.serverId === guild.id && row.isPrize !== true && countsForRank(row);
  const isOwn = (row: PointsEntryRow) => row.ref === ref && row.userId === userId && isCounted(row);
  const last = ledger.findLastIndex(isOwn);
  const lastRow = ledger[last];
  if (!lastRow) return null;
  const { at } = lastRow;
  const isThere = new Set(
    members
      .filter(({ serverId, leftAt }) => serverId === guild.id && (leftAt === null || leftAt > at))
      .map((member) => member.userId),
  );
  const sums = new Map<string, number>();
  let gained = 0;
  for (const [index, row] of ledger.entries()) {
    const isEarlier = row.at < at || (row.at === at && index <= last);
    if (!isEarlier || !isCounted(row)) continue;
    if (isOwn(row)) gained += row.points;
    else if (isThere.has(row.userId))
      sums.set(row.userId, (sums.get(row.userId) ?? 0) + row.points);
  }
  const before = sums.get(userId) ?? 0;
  sums.delete(userId);
  const others = [...sums.values()];
  const rankWith = (own: number) =>
    own > 0 && isThere.has(userId) ? 1 + others.filter((points) => points > own).length : null;
  const { level } = standingIn({ world, guild, userId }, xpOf(world, guild.id, userId, at));
  return {
    points: gained,
    rank: { before: rankWith(before), after: rankWith(before + gained) },
    level: { before: level, after: level },
  };
}

import { earningSections } from '@/features/earning/points/points';
import { byId } from '../../http/paging';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { entriesOf } from '../point-balances/sums';
import type { World } from '../../store/world';
import { availableOf } from './adjust';
import { sectionOf, type Board } from './board';
import { countsForRank, isWithin } from '../point-balances/ranking';
import { faceOf, facesOf } from './views';

/** Number of newest lines returned; the others are in the member's ledger. */
const LINES = 10;

/** Sources of a member's points on a leaderboard: each way to earn, and the newest lines. */
export function detailOf(world: World, guild: GuildRow, board: Board, userId: string) {
  const faces = facesOf(world);
  const all = entriesOf(world, guild.id, userId);
  const counted = all.filter(
    (row) =>
      countsForRank(row) &&
      !row.isPrize &&
      isWithin(row, board.span) &&
      (board.module === undefined || row.module === board.module),
  );
  const modules = new Set([...Object.values(earningSections), ...all.map(({ module }) => module)]);
  const place = board.places.find((each) => each.userId === userId);
  return {
    id: userId,
    ...faceOf(faces, userId),
    rank: place?.rank ?? null,
    before: board.before.get(userId) ?? null,
    points: place?.points ?? 0,
    sources: [...modules].map((module) => {
      const rows = counted.filter((row) => row.module === module);
      return {
        module,
        section: sectionOf(module),
        points: rows.reduce((sum, { points }) => sum + points, 0),
        lines: rows.length,
        available: availableOf(world, guild, userId, module),
      };
    }),
    lines: counted
      .toSorted((one, other) => other.at - one.at || byId(one.id, other.id))
      .slice(0, LINES)
      .map(({ id, at, type, points, label, by }) => ({
        id,
        at: iso(at),
        type,
        points,
        label,
        by: by === undefined ? null : (faces.users.get(by)?.displayName ?? null),
      })),
  };
}

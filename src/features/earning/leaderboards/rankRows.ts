import type { CrossServerRank } from './crossServer';
import type { RankRow } from './leaderboard';

/** A rank of either kind of board; without points it is that of a hidden member. */
export type ShownRank = RankRow | CrossServerRank;

/** A row of the list: a rank, a gap between ranks, or the end of those that win. */
export type RankListRow =
  | { kind: 'rank'; key: string; rank: ShownRank }
  | { kind: 'gap'; key: string }
  | { kind: 'prizes'; key: string };

interface Shown {
  items: readonly ShownRank[];
  around: readonly ShownRank[];
  /** How many ranks win; null where the season doesn’t say. */
  winners: number | null;
  /** Found by a name: the ranks between them are not missing. */
  isFound: boolean;
}

/** A page of ranks with the reader's own and its neighbours, each once, in their order. */
export function rankRows({ items, around, winners, isFound }: Shown): RankListRow[] {
  const own = isFound ? around.filter(({ isMe }) => isMe) : around;
  const all = [...new Map([...items, ...own].map((row) => [row.position, row])).values()];
  const sorted = all.sort((one, other) => one.position - other.position);
  const rows: RankListRow[] = [];
  for (const [index, row] of sorted.entries()) {
    const before = sorted[index - 1];
    const key = String(row.position);
    if (before !== undefined && !isFound) {
      if (winners !== null && before.rank <= winners && row.rank > winners)
        rows.push({ kind: 'prizes', key: 'prizes' });
      if (row.position > before.position + 1) rows.push({ kind: 'gap', key: `gap ${key}` });
    }
    rows.push({ kind: 'rank', key, rank: row });
  }
  return rows;
}

/** Profile page of a member whose name is visible. */
export const memberPage = (username: string | null): string | undefined =>
  username === null ? undefined : `/dashboard/user/${encodeURIComponent(username)}`;

/** Whether someone has a rank of the period before. If no one has, “new” beside each member says nothing. */
export const isAnyCompared = (ranks: readonly ShownRank[]): boolean =>
  ranks.some(({ before }) => before !== null);

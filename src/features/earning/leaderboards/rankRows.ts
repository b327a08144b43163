import type { CrossServerRank } from './crossServer';
import type { RankRow } from './leaderboard';

/** A place of either kind of board; without points it is of somebody hidden. */
export type ShownRank = RankRow | CrossServerRank;

/** What stands in the list of places: a place, a leap over some, or the end of those that win. */
export type RankListRow =
  | { kind: 'place'; key: string; place: ShownRank }
  | { kind: 'gap'; key: string }
  | { kind: 'prizes'; key: string };

interface Shown {
  items: readonly ShownRank[];
  around: readonly ShownRank[];
  /** How many places win; null where that is not said. */
  winners: number | null;
  /** Places that were found by a name: what lies between them is not missing. */
  isFound: boolean;
}

/** A page of places with one's own and its neighbours, each once, in their order. */
export function rankRows({ items, around, winners, isFound }: Shown): RankListRow[] {
  const own = isFound ? around.filter(({ isMe }) => isMe) : around;
  const all = [...new Map([...items, ...own].map((place) => [place.position, place])).values()];
  const places = all.sort((one, other) => one.position - other.position);
  const rows: RankListRow[] = [];
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    const key = String(place.position);
    if (before !== undefined && !isFound) {
      if (winners !== null && before.rank <= winners && place.rank > winners)
        rows.push({ kind: 'prizes', key: 'prizes' });
      if (place.position > before.position + 1) rows.push({ kind: 'gap', key: `gap ${key}` });
    }
    rows.push({ kind: 'place', key, place });
  }
  return rows;
}

import { lastRank, MOST_WINNERS } from '@/features/earning/leaderboards/prizeRules';
import type { GiftRow, PrizeRow } from './rows';

interface Placed {
  userId: string;
  rank: number;
}

/** What a member gets, by the rank they share. */
export interface Share extends Placed {
  gifts: GiftRow[];
}

/**
 * What each winner gets. Members of one rank share: tokens and points of the places they take together are added and
 * split evenly, rounded down, so that no more is given than there is. Roles and prizes in words are those of
 * their rank. Of a tie that goes beyond the most winners, those who had the points first win.
 *
 * @param places in the order of the ranking
 */
export function sharesOf(prizes: readonly PrizeRow[], places: readonly Placed[]): Share[] {
  const last = lastRank(prizes);
  const shares: Share[] = [];
  for (let first = 0; first < places.length && first < last;) {
    const tied = tiedAt(places, first);
    const gifts = giftsAt(prizes, first + 1, tied.length);
    if (gifts.length > 0)
      shares.push(...tied.map(({ userId, rank }) => ({ userId, rank, gifts: copies(gifts) })));
    first += tied.length;
  }
  return shares;
}

const copies = (gifts: readonly GiftRow[]) => gifts.map((gift) => ({ ...gift }));

/** Those of one rank, beginning at an index: at most as many as may win. */
function tiedAt(places: readonly Placed[], first: number): readonly Placed[] {
  const rank = places[first]?.rank;
  let end = first;
  while (end < MOST_WINNERS && places[end]?.rank === rank) end += 1;
  return places.slice(first, end);
}

/** What each of several members gets who take the places from one on. */
function giftsAt(prizes: readonly PrizeRow[], first: number, count: number): GiftRow[] {
  const gifts: GiftRow[] = [];
  const tokens = new Map<string | null, bigint>();
  let points = 0;
  for (const { from, to, ...gift } of prizes) {
    const taken = BigInt(Math.max(0, Math.min(to, first + count - 1) - Math.max(from, first) + 1));
    if (taken === 0n) continue;
    if (gift.kind === 'TOKEN')
      tokens.set(gift.mint, (tokens.get(gift.mint) ?? 0n) + BigInt(gift.amount ?? '0') * taken);
    else if (gift.kind === 'POINTS') points += (gift.points ?? 0) * Number(taken);
    else if (from <= first && first <= to) gifts.push(gift);
  }
  const none = { mint: null, amount: null, points: null, roleId: null, text: '' };
  const each = Math.floor(points / count);
  if (each > 0) gifts.unshift({ ...none, kind: 'POINTS', points: each });
  for (const [mint, units] of [...tokens].toReversed()) {
    const amount = units / BigInt(count);
    if (amount > 0n) gifts.unshift({ ...none, kind: 'TOKEN', mint, amount: amount.toString() });
  }
  return gifts;
}

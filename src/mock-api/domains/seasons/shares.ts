import { lastRank, MOST_WINNERS } from '@/features/earning/leaderboards/prizeRules';
import type { GiftRow, PrizeRow } from './rows';

interface Placed {
  userId: string;
  rank: number;
}

/** Prizes of a member, depending on the shared rank. */
export interface Share extends Placed {
  gifts: GiftRow[];
}

/**
 * Prizes of each winner. Members of one rank share: the tokens and points of the ranks they take up are added and split
 * evenly, rounded down, so that the total never grows. Each gets the roles and custom prizes of their own rank. If a
 * tie exceeds the most winners, those who reached the points first win.
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

/** Members of one rank, from an index on: at most as many as can win. */
function tiedAt(places: readonly Placed[], first: number): readonly Placed[] {
  const rank = places[first]?.rank;
  let end = first;
  while (end < MOST_WINNERS && places[end]?.rank === rank) end += 1;
  return places.slice(first, end);
}

/** Prizes of each of several members who take up the ranks from `first` on. */
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

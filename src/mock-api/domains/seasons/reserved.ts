import type { World } from '../../store/world';
import type { GiftRow, SeasonRow } from './rows';
import { stateOf } from './seasons';

/** Base units of a token, or lamports without a mint. */
interface Due {
  mint: string | null;
  amount: bigint;
}

const dueOf = ({ kind, mint, amount }: GiftRow): Due[] =>
  kind === 'TOKEN' && amount !== null ? [{ mint, amount: BigInt(amount) }] : [];

/** Amounts a season still has to pay: for each rank while it runs, then for each open prize. */
export function seasonDues(season: SeasonRow, now: number): Due[] {
  const { prizes = [], awards } = season;
  if (awards)
    return awards.flatMap(({ gifts }) =>
      gifts.flatMap((gift) => (gift.state === 'OPEN' ? dueOf(gift) : [])),
    );
  if (stateOf(season, now) === 'SCHEDULED') return [];
  return prizes.flatMap((prize) =>
    dueOf(prize).flatMap((due) => Array<Due>(prize.to - prize.from + 1).fill(due)),
  );
}

/** Amounts a server's ledger wallet reserves for season prizes. */
export function prizesReserved({ db, clock }: World, serverId: string): Due[] {
  const now = clock.now();
  return db.seasons.flatMap((row) => (row.serverId === serverId ? seasonDues(row, now) : []));
}

import type { PrizeKind } from '@/features/earning/leaderboards/prizes';

/** A rank of a season that has ended, as it was at the end. */
export interface KeptRank {
  userId: string;
  points: number;
  rank: number;
}

/** A prize of one winner. Only the fields of its kind are set. */
export interface GiftRow {
  kind: PrizeKind;
  /** Mint of the token (base58); null is SOL. */
  mint: string | null;
  /** Base units, decimal text; null unless it is a token. */
  amount: string | null;
  points: number | null;
  roleId: string | null;
  text: string;
}

/** One prize for each rank of a range. Ranges are in order and have no gaps. A repeated range adds to its prizes. */
export interface PrizeRow extends GiftRow {
  from: number;
  to: number;
}

/** A winner's prize, with its state. */
export interface WonGiftRow extends GiftRow {
  /** OPEN: no payout yet. DONE: given, or its payout was made. NOT_GIVEN: nothing will be given. */
  state: 'OPEN' | 'DONE' | 'NOT_GIVEN';
  payoutId: string | null;
  /** Reason there is no payout yet. */
  waits?: 'NO_WALLET' | 'NO_FUNDS' | 'BELOW_RENT';
}

/** Prizes of one winner. */
export interface AwardRow {
  userId: string;
  rank: number;
  gifts: WonGiftRow[];
}

/** A season of a server. Seasons of one server never overlap. */
export interface SeasonRow {
  id: string;
  serverId: string;
  name: string;
  /** The team's description of prizes, besides `prizes`. */
  prize: string;
  /** Number of winners; null if the team doesn't say. */
  winners: number | null;
  /** Prizes by ranks; missing in worlds of earlier versions. */
  prizes?: PrizeRow[];
  startsAt: number;
  /** Planned end. Points earned before it count. */
  endsAt: number;
  /** Time it was ended manually, before the planned end. */
  closedAt: number | null;
  /** Final ranks, stored by the first read after the end. They never change. */
  places: KeptRank[] | null;
  /** The winners' prizes, worked out from the final ranks; missing before. */
  awards?: AwardRow[];
  /** Time the prizes were worked out, ms since 1970. */
  awardedAt?: number;
  /** Whether the team was notified that the ledger wallet can't pay all of it. */
  isShortTold?: boolean;
}

declare module '../../store/db' {
  interface Db {
    seasons: SeasonRow[];
  }
}

declare module '../audit/rows' {
  interface Undos {
    /** A season that was deleted before it began. */
    SEASON: { season: SeasonRow };
  }
}

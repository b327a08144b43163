import type { PrizeKind } from '@/features/earning/leaderboards/prizes';

/** A place of a season that has ended, as it was then. */
export interface KeptRank {
  userId: string;
  points: number;
  rank: number;
}

/** A prize as it is given. Only the fields of its kind are set. */
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

/** What each rank of a range gets. Ranges are in order, without gaps; a repeated one adds to its prize. */
export interface PrizeRow extends GiftRow {
  from: number;
  to: number;
}

/** A gift that was won, and what came of it. */
export interface WonGiftRow extends GiftRow {
  /** OPEN: its payout isn't made yet. DONE: given, or its payout was made. NOT_GIVEN: nothing will be. */
  state: 'OPEN' | 'DONE' | 'NOT_GIVEN';
  payoutId: string | null;
  /** Why there is no payout yet. */
  waits?: 'NO_WALLET' | 'NO_FUNDS' | 'BELOW_RENT';
}

/** What a winner of a season gets. */
export interface AwardRow {
  userId: string;
  rank: number;
  gifts: WonGiftRow[];
}

/** A season of a server. Two of one server never overlap. */
export interface SeasonRow {
  id: string;
  serverId: string;
  name: string;
  /** What there is to win in the team's words, beside the prizes. */
  prize: string;
  /** How many places win; null where that is not said. */
  winners: number | null;
  /** What there is to win; missing in worlds of earlier versions. */
  prizes?: PrizeRow[];
  startsAt: number;
  /** When it is to end; it counts what came before. */
  endsAt: number;
  /** When it was ended by hand, before that. */
  closedAt: number | null;
  /** Its ranks, stored with the first read after it ended. They never change. */
  places: KeptRank[] | null;
  /** What its winners get, once that was worked out from its places; missing before. */
  awards?: AwardRow[];
  /** When that was, ms since 1970. */
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

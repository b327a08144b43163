import { DAY } from '@/shared/time/durations';

interface TermsOfTier {
  id: string;
  name: string;
  /** Minimum number of referred users who have bought. */
  minQualified: number;
  rateBps: number;
  perks: string[];
}

const first: TermsOfTier = {
  id: 'bronze',
  name: 'Bronze',
  minQualified: 0,
  rateBps: 1000,
  perks: ['Named links with their own stats'],
};

/** The program's terms (docs/product/referrals.md). Rates are hundredths of a percent. */
export const tiers: readonly TermsOfTier[] = [
  first,
  { id: 'silver', name: 'Silver', minQualified: 5, rateBps: 1500, perks: [] },
  { id: 'gold', name: 'Gold', minQualified: 15, rateBps: 2000, perks: [] },
];

export const COOKIE_DAYS = 30;
export const HOLD_DAYS = 14;
export const MIN_PAYOUT = 100_000_000n;
/** Payouts above this need approval by staff, lamports. */
export const RELEASE_ABOVE = 5_000_000_000n;
/** Maximum time until an application is answered. */
export const ANSWER_MS = 3 * DAY;
/** The embedded back end has no staff: it approves applications after this time. */
export const DECIDE_MS = 2 * DAY;
/** Time after which rejected applicants may apply again. */
export const REAPPLY_MS = 30 * DAY;
export const MOST_SOURCES = 20;
/** Maximum number of visits of one code that count in a minute. */
export const VISITS_A_MINUTE = 60;

/** The tier for this number of referred users who have bought. */
export const tierOf = (qualified: number) =>
  tiers.findLast(({ minQualified }) => qualified >= minQualified) ?? first;

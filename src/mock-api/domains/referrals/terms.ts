import { DAY } from '@/shared/time/durations';

interface TermsOfTier {
  id: string;
  name: string;
  /** People who have bought, from which on it holds. */
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

/** The programme's terms (decision 95). Rates are hundredths of a percent. */
export const tiers: readonly TermsOfTier[] = [
  first,
  { id: 'silver', name: 'Silver', minQualified: 5, rateBps: 1500, perks: [] },
  { id: 'gold', name: 'Gold', minQualified: 15, rateBps: 2000, perks: [] },
];

export const COOKIE_DAYS = 30;
export const HOLD_DAYS = 14;
export const MIN_PAYOUT = 100_000_000n;
/** Above it somebody of the staff releases a payout, lamports. */
export const RELEASE_ABOVE = 5_000_000_000n;
/** An application is answered within this time. */
export const ANSWER_MS = 3 * DAY;
/** Nobody of the staff sits behind the embedded back end: it says yes after this time. */
export const DECIDE_MS = 2 * DAY;
/** Who was refused may ask again after this time. */
export const REAPPLY_MS = 30 * DAY;
export const MOST_SOURCES = 20;
/** Visits of one code that count in a minute. */
export const VISITS_A_MINUTE = 60;

/** The tier of somebody who brought so many who bought. */
export const tierOf = (qualified: number) =>
  tiers.findLast(({ minQualified }) => qualified >= minQualified) ?? first;

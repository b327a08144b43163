import { labelIn } from '@/shared/text/labelIn';
import { counted, plural } from '@/shared/text/language';
import { amountText } from '@/shared/format/amounts';
import { inNumbers } from '@/shared/format/numbers';
import type { Claim, ClaimTerms, ClaimToken } from './claim';

/** A number of points: "1,000 points". */
export const pointsInWords = (points: number): string =>
  `${inNumbers(points, { maximumFractionDigits: 0 })} ${plural(points, 'point', 'points')}`;

/** An amount of a token in the user's number format, exact to its base unit: "0.1 SOL". */
export const tokenText = (units: bigint, { decimals, symbol }: ClaimToken): string =>
  `${amountText(units, decimals)} ${symbol}`;

/** The value of a number of points, in base units. */
export const worthOf = (points: number, { unitsPerPoint }: ClaimTerms): bigint =>
  BigInt(points) * BigInt(unitsPerPoint);

/** Rates are shown per thousand points, since one point may be worth very little. */
const TOLD_BY = 1000;

/** The exchange rate: "1,000 points = 0.1 SOL". */
export const rateInWords = (terms: ClaimTerms): string =>
  `${pointsInWords(TOLD_BY)} = ${tokenText(worthOf(TOLD_BY, terms), terms.token)}`;

/** How often a member can claim: "You can claim once every 2 hours."; empty if there is no cooldown. */
export function coolDownInWords({ coolDownHours: hours }: ClaimTerms): string {
  if (hours <= 0) return '';
  return `You can claim once every ${hours === 1 ? 'hour' : counted(hours, 'hour')}.`;
}

/** Parses points typed with or without separators; null unless a whole number above 0. */
export function pointsOf(text: string): number | null {
  const digits = text.trim().replaceAll(/[,\s']/g, '');
  const points = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return points > 0 ? points : null;
}

/** Why this number of points cannot be claimed; null if it can. */
export function troubleWith(
  points: number | null,
  { least, most, claimable, available }: ClaimTerms,
): string | null {
  if (points === null) return 'Enter a whole number of points.';
  if (points < least) return `The minimum claim is ${pointsInWords(least)}.`;
  // The member's balance is checked before the server's limits.
  if (points > claimable && claimable < most) {
    const upTo = `can claim up to ${pointsInWords(claimable)} now.`;
    if (available === null || points <= available) return `You ${upTo}`;
    const has = `You have ${pointsInWords(available)}`;
    return claimable < available ? `${has} and ${upTo}` : `${has}.`;
  }
  return points > most ? `The maximum claim is ${pointsInWords(most)}.` : null;
}

/**
 * Points that would be left below the minimum claim, and so couldn't be claimed yet; 0 if none or unknown.
 */
export function strandedBy(points: number | null, { available, least, claimable }: ClaimTerms) {
  if (points === null || available === null || points < least || points > claimable) return 0;
  const rest = available - points;
  return rest > 0 && rest < least ? rest : 0;
}

/** Whether a claim of this number of points needs team approval. */
export const needsApproval = (points: number, terms: ClaimTerms): boolean =>
  terms.approvalAbove !== null && worthOf(points, terms) > BigInt(terms.approvalAbove);

/** The claim's status is final. */
export const isFinal = ({ status }: Pick<Claim, 'status'>): boolean =>
  status === 'SUCCESS' || status === 'CANCELLED' || status === 'RECLAIMED_AFTER_FAILURE';

const steps: Readonly<Record<string, string>> = {
  LOCKED: 'Points locked',
  WAITING: 'Waiting for team approval',
  APPROVED: 'Approved by the team',
  REFUSED: 'Rejected by the team',
  SENT: 'Sent to Solana',
  PAID: 'Arrived in your wallet',
  FAILED: 'Transfer failed: nothing was paid',
  RETURNED: 'Points returned',
};

/** Label of a step of a claim. */
export const stepInWords = (step: string): string => labelIn(steps, step);

/** The next step of a claim; null if there is none. */
export function nextInWords({ isWaiting, status }: Claim): string | null {
  if (isWaiting) return 'The team is reviewing your claim.';
  if (status === 'PENDING') return 'Sending to Solana…';
  return status === 'PROCESSED' ? 'Waiting for Solana to confirm it…' : null;
}

import { labelIn } from '@/shared/text/labelIn';
import { tidyAmount } from '@/shared/money/amountInput';
import type { ClaimToken } from '@/features/earning/claims/claim';
import { amountText, readAmount } from '@/shared/format/amounts';
import { meaningOf } from '@/features/billing/transaction-status/statusWords';
import { counted } from '@/shared/text/language';

/** An amount of a token in the user's number format, exact to its base unit: "0.1 SOL". */
export const tokenAmount = (units: string | bigint, { decimals, symbol }: ClaimToken): string =>
  `${amountText(BigInt(units), decimals)} ${symbol}`;

/** Parses an amount to base units; null if it is not an amount. */
export function unitsOf(text: string, token: ClaimToken): bigint | null {
  try {
    return readAmount(tidyAmount(text), token);
  } catch {
    return null;
  }
}

/** The error for an invalid amount, with an example in the user's number format. */
export const noAmount = ({ decimals, symbol }: Pick<ClaimToken, 'decimals' | 'symbol'>): string =>
  decimals === 0
    ? `Enter a whole number of ${symbol}.`
    : `Enter an amount of ${symbol} with at most ${counted(decimals, 'decimal')}, such as ${amountText(15n * 10n ** BigInt(decimals - 1), decimals)}.`;

/** A payout's amount of a token, or its NFT. */
export const worthText = ({
  amount,
  token,
  piece,
}: {
  amount: string;
  token: ClaimToken;
  piece: string | null;
}): string => piece ?? tokenAmount(amount, token);

const kinds: Readonly<Record<string, string>> = {
  CLAIM: 'Claim',
  REWARD: 'Reward',
  WITHDRAWAL: 'Withdrawal',
};
export const kindText = (kind: string): string => labelIn(kinds, kind);

const steps: Readonly<Record<string, string>> = {
  LOCKED: 'Funds reserved',
  WAITING: 'Waiting for approval',
  APPROVED: 'Approved',
  REFUSED: 'Rejected',
  SENT: 'Sent to Solana',
  PAID: 'Paid',
  FAILED: 'Transfer failed: nothing was paid',
  RETURNED: 'Reserved funds released',
};
export const stepText = (step: string): string => labelIn(steps, step);

const lines: Readonly<Record<string, string>> = {
  AMOUNT: 'Amount',
  FEE: 'Network fee',
  RENT: 'Token account rent (if needed)',
};
export const lineText = (what: string): string => labelIn(lines, what);

const TWO_YEARS = 730;

/** How long a token lasts: "12 days left at the current rate". */
export function lastsText(daysLeft: number | null): string {
  if (daysLeft === null) return 'Nothing is paid from it now.';
  // Beyond that, a number of days is not meaningful.
  if (daysLeft > TWO_YEARS) return 'More than 2 years left at the current rate.';
  const days = daysLeft === 0 ? 'Less than a day' : counted(daysLeft, 'day');
  return `${days} left at the current rate.`;
}

/** The same within a sentence: "lasts about 12 days at the current rate". */
export function runwayText(daysLeft: number | null, how = 'at the current rate'): string {
  if (daysLeft === null) return 'nothing is paid from it now';
  if (daysLeft > TWO_YEARS) return `lasts more than 2 years ${how}`;
  return daysLeft === 0
    ? `lasts less than a day ${how}`
    : `lasts about ${counted(daysLeft, 'day')} ${how}`;
}

/** Statuses whose meaning for the paying server differs from that for a member; all others mean the same. */
const toPayers: Readonly<Record<string, string>> = {
  FAILED: 'The transfer failed and nothing was paid. You can retry it.',
  RECLAIMED_AFTER_FAILURE:
    'The transfer failed. Reserved funds are available again, and locked points were returned.',
};
export const statusMeaning = (status: string): string | null =>
  (Object.hasOwn(toPayers, status) ? toPayers[status] : undefined) ?? meaningOf(status);

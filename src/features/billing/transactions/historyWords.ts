import { labelIn } from '@/shared/text/labelIn';
import { amountText } from '@/shared/format/amounts';
import { shortText } from '@/shared/format/shortAmount';
import type { Transaction, TransactionRow } from './transaction';

const types: Readonly<Record<string, string>> = {
  PURCHASE: 'Purchase',
  REFUND: 'Refund',
  CLAIM: 'Claim',
  REWARD: 'Reward',
  AMBASSADOR_PAYOUT: 'Ambassador payout',
};

/** Label of a transaction type: the purpose of the money. */
export const typeText = (type: string): string => labelIn(types, type);

export const directionText = (direction: string): string =>
  direction === 'IN' ? 'Received' : 'Paid';

const steps: Readonly<Record<string, string>> = {
  CREATED: 'Created',
  WAITING: 'Waiting for approval',
  APPROVED: 'Approved by the team',
  REFUSED: 'Rejected by the team',
  SIGNED: 'Signed and sent to Solana',
  SEEN: 'Seen on Solana',
  CONFIRMED: 'Confirmed in a block',
  FINALIZED: 'Finalized: can’t be reversed',
  MISMATCHED: 'Doesn’t match',
  CREDITED: 'Done',
  CANCELLED: 'Cancelled',
  FAILED: 'Failed: nothing was paid',
};

const credited: Readonly<Record<string, string>> = {
  PURCHASE: 'Features turned on',
  REFUND: 'Returned to the wallet it came from',
  CLAIM: 'Arrived in your wallet',
  REWARD: 'Arrived in your wallet',
  AMBASSADOR_PAYOUT: 'Arrived in your wallet',
};

const returned: Readonly<Record<string, string>> = {
  CLAIM: 'Points returned to you',
  REWARD: 'Ready to resend',
  AMBASSADOR_PAYOUT: 'Commission available again',
};

/** Label of a timeline step, by transaction type. */
export function stepText(step: string, type: string): string {
  if (step === 'CREDITED') return credited[type] ?? 'Done';
  if (step === 'CREATED') return type === 'PURCHASE' ? 'Ordered' : 'Requested';
  if (step === 'RETURNED') return returned[type] ?? 'Returned to you';
  return labelIn(steps, step);
}

/** Also the text for the reason OTHER. */
const DIFFERS = 'It doesn’t match what was expected.';
const mismatches: Readonly<Record<string, string>> = {
  UNDERPAID: 'It’s less than the price.',
  OVERPAID: 'It’s more than the price.',
  LATE: 'It arrived after the order closed.',
  WRONG_RECIPIENT: 'It didn’t reach a Castle Bots wallet.',
};

/** How the received amount differs from the expected one. */
export const mismatchText = (reason: string): string => mismatches[reason] ?? DIFFERS;

type Amount = Pick<TransactionRow, 'token' | 'piece'>;

/** An amount of base units as text: "0.1 SOL", "Castle Knights #7". */
export function unitsText(units: string, { token, piece }: Amount): string {
  if (piece !== null) return `${token.symbol} #${String(piece)}`;
  return `${amountText(BigInt(units), token.decimals)} ${token.symbol}`;
}

/** The amount with the sign of its direction. */
export const signedText = (row: Amount & Pick<TransactionRow, 'amount' | 'direction'>): string =>
  `${row.direction === 'IN' ? '+' : '−'}${unitsText(row.amount, row)}`;

/** The same with four significant digits. */
export const shortSignedText: typeof signedText = (row) =>
  row.piece === null
    ? `${row.direction === 'IN' ? '+' : '−'}${shortText(BigInt(row.amount), row.token.decimals)} ${row.token.symbol}`
    : signedText(row);

/** Statuses in which no money moved, and none will. */
const OVER: readonly string[] = ['CANCELLED', 'RECLAIMED_AFTER_FAILURE'];

/** Style of an amount: muted while no money has moved, and struck through once none will. */
export const amountLook = ({
  moved,
  direction,
  status,
}: Pick<TransactionRow, 'moved' | 'direction' | 'status'>) =>
  `transaction-amount--${moved !== '0' ? direction.toLowerCase() : OVER.includes(status) ? 'none' : 'open'}`;

/** The missing or excess amount in words; null if the mismatch has another reason. */
export function gapText(
  row: Pick<Transaction, 'mismatch' | 'expected' | 'received' | 'token' | 'piece'>,
): string | null {
  const { mismatch, expected, received } = row;
  if (expected === null || received === null) return null;
  const gap = BigInt(received) - BigInt(expected);
  if (mismatch === 'UNDERPAID' && gap < 0n) return `Short by ${unitsText(String(-gap), row)}.`;
  return mismatch === 'OVERPAID' && gap > 0n ? `Over by ${unitsText(String(gap), row)}.` : null;
}

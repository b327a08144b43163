import { amountText } from '@/shared/format/amounts';
import type { Transaction, TransactionRow } from './transaction';

const types: Readonly<Record<string, string>> = {
  PURCHASE: 'Purchase',
  REFUND: 'Refund',
  CLAIM: 'Claim',
  REWARD: 'Reward',
  AMBASSADOR_PAYOUT: 'Ambassador payout',
};

/** What money was for. */
export const typeText = (type: string): string => types[type] ?? type;

export const directionText = (direction: string): string =>
  direction === 'IN' ? 'Received' : 'Paid';

const steps: Readonly<Record<string, string>> = {
  CREATED: 'Created',
  WAITING: 'Waiting for approval',
  APPROVED: 'Approved by the team',
  REFUSED: 'Refused by the team',
  SIGNED: 'Signed and sent to the chain',
  SEEN: 'Seen on the chain',
  CONFIRMED: 'Confirmed in a block',
  FINALIZED: 'Finalized: it can no longer be undone',
  MISMATCHED: 'Found not to match',
  CREDITED: 'Done',
  CANCELLED: 'Called off',
  FAILED: 'Failed: nothing was paid',
};

const credited: Readonly<Record<string, string>> = {
  PURCHASE: 'Features switched on',
  REFUND: 'Back in the wallet it came from',
  CLAIM: 'Arrived in your wallet',
  REWARD: 'Arrived in your wallet',
  AMBASSADOR_PAYOUT: 'Arrived in your wallet',
};

const returned: Readonly<Record<string, string>> = {
  CLAIM: 'Points given back to you',
  REWARD: 'Free to be sent again',
  AMBASSADOR_PAYOUT: 'Commission available again',
};

/** What happened to a transaction of some type. */
export function stepText(step: string, type: string): string {
  if (step === 'CREDITED') return credited[type] ?? 'Done';
  if (step === 'CREATED') return type === 'PURCHASE' ? 'Ordered' : 'Asked for';
  if (step === 'RETURNED') return returned[type] ?? 'Given back to you';
  return steps[step] ?? step;
}

const mismatches: Readonly<Record<string, string>> = {
  UNDERPAID: 'Less arrived than the price.',
  OVERPAID: 'More arrived than the price.',
  LATE: 'It arrived after the order was closed.',
  WRONG_RECIPIENT: 'It didn’t reach our wallet.',
  OTHER: 'What arrived isn’t what was expected.',
};

/** How what arrived differs from what was expected. */
export const mismatchText = (reason: string): string => mismatches[reason] ?? reason;

type Amount = Pick<TransactionRow, 'token' | 'piece'>;

/** So many base units of what a transaction is in, as one reads amounts: "0.1 SOL", "Castle Knights #7". */
export function unitsText(units: string, { token, piece }: Amount): string {
  if (piece !== null) return `${token.symbol} #${String(piece)}`;
  return `${amountText(BigInt(units), token.decimals)} ${token.symbol}`;
}

/** With the sign of its direction. */
export const signedText = (row: Amount & Pick<TransactionRow, 'amount' | 'direction'>): string =>
  `${row.direction === 'IN' ? '+' : '−'}${unitsText(row.amount, row)}`;

/** How an amount looks: muted while nothing has changed hands. */
export const amountLook = ({ moved, direction }: Pick<TransactionRow, 'moved' | 'direction'>) =>
  `transaction-amount--${moved === '0' ? 'open' : direction.toLowerCase()}`;

/** How much is missing, or too much, in words; null where that is not what is wrong. */
export function gapText(
  row: Pick<Transaction, 'mismatch' | 'expected' | 'received' | 'token' | 'piece'>,
): string | null {
  const { mismatch, expected, received } = row;
  if (expected === null || received === null) return null;
  const gap = BigInt(received) - BigInt(expected);
  if (mismatch === 'UNDERPAID' && gap < 0n) return `${unitsText(String(-gap), row)} is missing.`;
  return mismatch === 'OVERPAID' && gap > 0n ? `${unitsText(String(gap), row)} is too much.` : null;
}

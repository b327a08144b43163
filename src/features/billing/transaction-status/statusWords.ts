import { labelIn } from '@/shared/text/labelIn';
import { transactionStatuses, type TransactionStatus } from './transactionStatus';

/** What each status means to whom the money belongs. */
const meanings: Record<TransactionStatus, string> = {
  PENDING: 'Nothing on Solana yet. It’s waiting for a signature, an approval or its turn.',
  PROCESSED: 'Sent or seen on Solana, but not final yet.',
  SUCCESS: 'Confirmed on Solana and completed.',
  FAILED: 'It didn’t reach Solana in time or was rejected there. Nothing changed hands.',
  CANCELLED: 'Cancelled before anything was paid.',
  MISMATCH:
    'It arrived, but the amount, recipient or time is wrong. Our team reviews it, or it’s returned.',
  RECLAIMED_AFTER_FAILURE:
    'It failed or didn’t match. Your points, SOL or commission were returned.',
};

const isKnown = (status: string): status is TransactionStatus =>
  transactionStatuses.some((each) => each === status);

/** What a status means; null for one that this build does not know. */
export const meaningOf = (status: string): string | null =>
  isKnown(status) ? meanings[status] : null;

const labels: Record<TransactionStatus, string> = {
  PENDING: 'Pending',
  PROCESSED: 'On its way',
  SUCCESS: 'Paid',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  MISMATCH: 'Needs review',
  RECLAIMED_AFTER_FAILURE: 'Returned',
};

/** The status of a payout as people read it: "On its way". Transactions and orders keep the status itself (spec §3). */
export const payoutStatusLabel = (status: string): string => labelIn(labels, status);

/** The same as choices of a filter. */
export const payoutStatusChoices = transactionStatuses.map((value) => ({
  value,
  label: labels[value],
}));

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

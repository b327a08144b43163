import { transactionStatuses, type TransactionStatus } from './transactionStatus';

/** What each status means to whom the money belongs. */
const meanings: Record<TransactionStatus, string> = {
  PENDING: 'Nothing is on the chain yet: it waits for a signature, an approval or its turn.',
  PROCESSED: 'Sent or seen on the chain, and not settled for good yet.',
  SUCCESS: 'On the chain, as expected, and what it was for is done.',
  FAILED: 'It didn’t reach the chain in time, or was refused there. Nothing changed hands.',
  CANCELLED: 'Called off before anything was paid.',
  MISMATCH:
    'It arrived, but amount, receiver or time aren’t as expected. Our team looks at it, or it goes back.',
  RECLAIMED_AFTER_FAILURE:
    'It failed or didn’t match, and what you gave for it, points or SOL, is yours again.',
};

const isKnown = (status: string): status is TransactionStatus =>
  transactionStatuses.some((each) => each === status);

/** What a status means; null for one that this build does not know. */
export const meaningOf = (status: string): string | null =>
  isKnown(status) ? meanings[status] : null;

import type { BadgeColour } from '@/shared/ui/badgeColour';

/** What may have become of a transaction (spec §3, "transaction badge statuses"). */
export const transactionStatuses = [
  'PENDING',
  'PROCESSED',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'MISMATCH',
  'RECLAIMED_AFTER_FAILURE',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * The spec gives no colours for these. Ours follow its table for orders: grey waits, blue is on its way,
 * green is done, yellow was called off, red needs somebody. Money that came back is blue as well.
 */
export const transactionStatusColour: Record<TransactionStatus, BadgeColour> = {
  PENDING: 'secondary',
  PROCESSED: 'info',
  SUCCESS: 'success',
  FAILED: 'danger',
  CANCELLED: 'warning',
  MISMATCH: 'danger',
  RECLAIMED_AFTER_FAILURE: 'primary',
};

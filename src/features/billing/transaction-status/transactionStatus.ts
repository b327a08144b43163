import type { BadgeColour } from '@/shared/ui/badgeColour';

/** The possible outcomes of a transaction (spec §3, "transaction badge statuses"). */
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
 * The spec gives no colors for these. Ours follow its table for orders: gray is pending, blue is in progress, green is
 * done, yellow is cancelled, red needs attention. Returned money is blue as well.
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

import { browserJournal } from '@/features/billing/payments/journal/browserJournal';
import { openAttempt } from '@/features/billing/payments/journal/record';

export const PAYMENT_UNDER_WAY = 'A payment may be on its way, so you can’t cancel this order now.';

/** Whether this browser is paying for the order. An unreadable record counts: it may represent money, too. */
export function hasOpenPayment(orderId: string): boolean {
  const journal = browserJournal();
  const record = journal.read(orderId);
  return record === null ? journal.has(orderId) : openAttempt(record) !== undefined;
}

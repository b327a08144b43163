import { StatusBadge } from '@/shared/ui/StatusBadge';
import { transactionStatusColour } from './transactionStatus';

/** What became of a transaction. */
export const TransactionStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge status={status} colours={transactionStatusColour} />
);

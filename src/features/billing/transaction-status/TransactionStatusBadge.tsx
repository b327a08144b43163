import { StatusBadge } from '@/shared/ui/StatusBadge';
import { transactionStatusColour } from './transaction';

/** What became of a transaction. */
export const TransactionStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge status={status} colours={transactionStatusColour} />
);

import { StatusBadge } from '@/shared/ui/StatusBadge';
import { payoutStatusLabel } from './statusWords';
import { transactionStatusColour } from './transactionStatus';

/** What became of a payout, reward or claim, in words. */
export const PayoutStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge
    status={status}
    label={payoutStatusLabel(status)}
    colours={transactionStatusColour}
  />
);

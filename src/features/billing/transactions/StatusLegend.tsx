import { meaningOf } from '@/features/billing/transaction-status/statusWords';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import { TransactionStatusBadge } from '@/features/billing/transaction-status/TransactionStatusBadge';

/** What each status means, in words. */
export const StatusLegend = () => (
  <details className="status-legend">
    <summary>What the statuses mean</summary>
    <dl>
      {transactionStatuses.map((status) => (
        <div key={status}>
          <dt>
            <TransactionStatusBadge status={status} />
          </dt>
          <dd>{meaningOf(status)}</dd>
        </div>
      ))}
    </dl>
  </details>
);

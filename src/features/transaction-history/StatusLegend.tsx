import { meaningOf } from '@/features/transactions/statusWords';
import { transactionStatuses } from '@/features/transactions/transaction';
import { TransactionStatusBadge } from '@/features/transactions/TransactionStatusBadge';

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

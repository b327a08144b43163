import { TransactionStatusBadge } from '@/features/billing/transaction-status/TransactionStatusBadge';
import { isReturning, type Order } from '@/features/billing/orders/order';
import { Address } from '@/shared/ui/Address';

/** What became of a payment that was not taken for its order (decision 34); of any other nothing is said here. */
export function OrderTransaction({ order }: { order: Order }) {
  const { paymentStatus, returnSignature } = order;
  if (paymentStatus !== 'MISMATCH' && paymentStatus !== 'RECLAIMED_AFTER_FAILURE') return null;
  return (
    <div className="order-transaction">
      <TransactionStatusBadge status={paymentStatus} />
      {isReturning(order) ? (
        <p>A payment arrived after the order closed. It’s being returned.</p>
      ) : null}
      {returnSignature ? (
        <p className="order-transaction__return">
          <span>Return transaction</span>
          <Address
            value={returnSignature}
            what="the return transaction signature"
            isShort
            explorer="transaction"
          />
        </p>
      ) : null}
    </div>
  );
}

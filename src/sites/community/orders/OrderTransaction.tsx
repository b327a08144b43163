import { TransactionStatusBadge } from '@/features/billing/transaction-status/TransactionStatusBadge';
import { isReturning, type Order } from '@/features/billing/orders/order';
import { Address } from '@/shared/ui/Address';

/** That an order is a trial, and what became of a payment that was not taken for its order (docs/product/payments.md). */
export function OrderTransaction({ order }: { order: Order }) {
  const { paymentStatus, returnSignature, isTrial = false } = order;
  if (paymentStatus !== 'MISMATCH' && paymentStatus !== 'RECLAIMED_AFTER_FAILURE')
    return isTrial ? <p className="order-transaction">Free trial</p> : null;
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

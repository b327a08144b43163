import { canPurchase, type Order } from '@/features/billing/orders/order';
import { whatMatters } from './orderState';

/** Above the table: which order waits for payment, and until when a package is active. */
export function OrdersNow({ orders }: { orders: readonly Order[] }) {
  const lines = whatMatters(orders);
  if (lines.length === 0) return null;
  const isWaiting = orders.some(canPurchase);
  return (
    <div className={isWaiting ? 'notice notice--warning orders-now' : 'notice orders-now'}>
      {lines.map(({ id, before, name, after }) => (
        <p key={id}>
          {before}
          {name === '' ? null : <bdi translate="no">{name}</bdi>}
          {after}
        </p>
      ))}
    </div>
  );
}

import { Link } from 'react-router-dom';
import {
  canCancel,
  canPurchase,
  obstacleToPaying,
  type Order,
} from '@/features/billing/orders/order';
import { paymentLink } from '@/features/billing/orders/paymentLink';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { hasReceipt } from './orderState';

export interface OrderActionsProps {
  order: Order;
  /** The reader may pay for orders and cancel them. */
  mayPay: boolean;
  isReorderable: boolean;
  onCancel: (order: Order) => void;
  onReceipt: (order: Order) => void;
}

/** What can be done with an order next. Purchase and Cancel are for PENDING orders alone (spec §5). */
export function OrderActions(props: OrderActionsProps) {
  const { order, mayPay, isReorderable, onCancel, onReceipt } = props;
  const { name } = order.package;
  const obstacle = canPurchase(order) ? obstacleToPaying(order) : null;
  return (
    <div className="row-actions order-actions">
      {obstacle === null ? null : <p className="fine-print">{obstacle}</p>}
      {mayPay && canPurchase(order) && obstacle === null ? (
        <Link
          className="btn btn-sm btn-primary"
          aria-label={`Purchase ${name}`}
          {...paymentLink(order)}
        >
          Purchase
        </Link>
      ) : null}
      {mayPay && canCancel(order) ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-danger"
          aria-label={`Cancel ${name}`}
          onClick={() => onCancel(order)}
        >
          Cancel
        </button>
      ) : null}
      {mayPay && isReorderable ? (
        <Link
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Order again: ${name}`}
          to={`/dashboard/package?tier=${encodeURIComponent(order.packageId ?? '')}`}
        >
          Order again
        </Link>
      ) : null}
      {hasReceipt(order) ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`View receipt of ${name}`}
          onClick={() => onReceipt(order)}
        >
          View receipt
        </button>
      ) : null}
      {order.status === 'DISABLED' ? (
        <SafeLink className="btn btn-sm btn-outline-secondary" href={config.links.support}>
          Contact support
        </SafeLink>
      ) : null}
    </div>
  );
}

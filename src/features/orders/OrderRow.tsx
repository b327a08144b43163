import { Link } from 'react-router-dom';
import { FeatureBadges } from './FeatureBadges';
import { canCancel, canPurchase, type Order } from './order';
import { OrderStatusBadge } from './OrderStatusBadge';
import { paymentLink } from './paymentLink';

interface OrderRowProps {
  order: Order;
  /** Counted from 1. */
  number: number;
  onCancel: (order: Order) => void;
}

/** One line of the User Orders table. `data-label` names a cell where the table is a stack of cards. */
export function OrderRow({ order, number, onCancel }: OrderRowProps) {
  const { name, items } = order.package;
  return (
    <tr>
      <td data-label="S.NO">{number}</td>
      <td data-label="Title">{name}</td>
      <td data-label="Features">
        <FeatureBadges items={items} of={name} />
      </td>
      <td data-label="Type">{order.subscriptionType}</td>
      <td data-label="Price" className="amount">
        {order.price} SOL
      </td>
      <td data-label="Status">
        <OrderStatusBadge status={order.status} />
      </td>
      <td data-label="Actions">
        <div className="row-actions">
          {canPurchase(order) ? (
            <Link
              className="btn btn-sm btn-primary"
              aria-label={`Purchase ${name}`}
              {...paymentLink(order)}
            >
              Purchase
            </Link>
          ) : null}
          {canCancel(order) ? (
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              aria-label={`Cancel ${name}`}
              onClick={() => onCancel(order)}
            >
              Cancel
            </button>
          ) : null}
        </div>
      </td>
    </tr>
  );
}

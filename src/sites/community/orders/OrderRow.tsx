import { Link } from 'react-router-dom';
import {
  canCancel,
  canPurchase,
  obstacleToPaying,
  type Order,
} from '@/features/billing/orders/order';
import { OrderStatusBadge, FeatureBadges } from '@/features/billing/orders/OrderBadges';
import { paymentLink } from '@/features/billing/orders/paymentLink';
import { priceInWords } from '@/shared/money/price';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { OrderTransaction } from './OrderTransaction';

interface OrderRowProps {
  order: Order;
  /** Counted from 1. */
  number: number;
  /** Whether whoever looks at it may pay for it and cancel it. */
  mayPay: boolean;
  onCancel: (order: Order) => void;
}

/**
 * One line of the User Orders table. `data-label` names a cell where the table is a stack of cards. On a phone it is two
 * lines that open; an order one can pay for or cancel is open from the start.
 */
export function OrderRow({ order, number, mayPay, onCancel }: OrderRowProps) {
  const { name, items } = order.package;
  const obstacle = canPurchase(order) ? obstacleToPaying(order) : null;
  return (
    <FoldingRow name={name} isOpenAtFirst={mayPay && (canPurchase(order) || canCancel(order))}>
      <td data-label="S.NO">{number}</td>
      <td data-label="Title" data-phone="name">
        {name}
      </td>
      <td data-label="Features">
        <FeatureBadges items={items} of={name} />
        <LeftOutNote leftOut={order.package.leftOut} />
      </td>
      <td data-label="Type" data-phone="end">
        {order.subscriptionType || 'Unknown'}
      </td>
      <td data-label="Price" data-phone="lead" className="amount" translate="no">
        {priceInWords(order)}
      </td>
      <td data-label="Status" data-phone="second">
        <OrderStatusBadge status={order.status} />
        <OrderTransaction order={order} />
      </td>
      <td data-label="Actions">
        <div className="row-actions">
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
        </div>
      </td>
    </FoldingRow>
  );
}

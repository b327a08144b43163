import type { Order } from '@/features/billing/orders/order';
import { OrderStatusBadge, FeatureBadges } from '@/features/billing/orders/OrderBadges';
import { canCancel, canPurchase } from '@/features/billing/orders/order';
import { formatSol } from '@/shared/money/lamports';
import { priceInWords } from '@/shared/money/price';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { OrderActions, type OrderActionsProps } from './OrderActions';
import { OrderTransaction } from './OrderTransaction';
import { stateLine, typeInWords } from './orderState';

interface OrderRowProps extends OrderActionsProps {
  /** Counted from 1. */
  number: number;
}

/**
 * One line of the User Orders table. `data-label` names a cell where the table is a stack of cards. On a phone it is two
 * lines that open; an order one can pay for or cancel is open from the start.
 */
export function OrderRow({ number, ...props }: OrderRowProps) {
  const { order, mayPay } = props;
  const { name, items } = order.package;
  const state = stateLine(order);
  return (
    <FoldingRow name={name} isOpenAtFirst={mayPay && (canPurchase(order) || canCancel(order))}>
      <td data-label="S.NO" className="order-number">
        {number}
      </td>
      <td data-label="Title" data-phone="name" className="order-title">
        <bdi translate="no">{name}</bdi>
      </td>
      <td data-label="Features">
        <FeatureBadges items={items} of={name} />
        <LeftOutNote leftOut={order.package.leftOut} />
      </td>
      <td data-label="Type" data-phone="end">
        {typeInWords(order)}
      </td>
      <td data-label="Price" data-phone="lead" className="amount order-price" translate="no">
        {priceInWords(order)}
        <Credit order={order} />
      </td>
      <td data-label="Status" data-phone="second" className="order-status">
        <OrderStatusBadge status={order.status} />
        {state === null ? null : <p className="order-note">{state}</p>}
        <OrderTransaction order={order} />
      </td>
      <td data-label="Actions">
        <OrderActions {...props} />
      </td>
    </FoldingRow>
  );
}

const Credit = ({ order: { credit } }: { order: Order }) =>
  credit === undefined || credit === '0' ? null : (
    <p className="order-note">after {formatSol(BigInt(credit))} SOL credit</p>
  );

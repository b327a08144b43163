import { type OrderStatus, orderStatusColour, orderStatuses } from './order';

const isKnown = (status: string): status is OrderStatus =>
  orderStatuses.some((known) => known === status);

/** The status of an order in the colour of spec §4; one that this build does not know is shown plainly. */
export function OrderStatusBadge({ status }: { status: string }) {
  const colour = isKnown(status) ? orderStatusColour[status] : 'secondary';
  return <span className={`badge text-bg-${colour}`}>{status}</span>;
}

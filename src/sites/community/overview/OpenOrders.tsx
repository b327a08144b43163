import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '@/features/server/discord/useMay';
import {
  canPurchase,
  isActive,
  isVerifying,
  obstacleToPaying,
  type Order,
} from '@/features/billing/orders/order';
import { OrderStatusBadge } from '@/features/billing/orders/OrderBadges';
import { paymentLink } from '@/features/billing/orders/paymentLink';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { Coming, Panel, PartOrFailure } from './Panel';
import type { Part } from './part';

const CheaperOrder = lazyOptional(() => import('../orders/CheaperOrder'));

const ALL_ORDERS = '/dashboard/user-order';
/** Lines the panel keeps a place for. */
const SHOWN = 3;

/** The package in force, and the orders that wait: to be paid, or for their payment to be verified. */
export const OpenOrders = ({ orders }: { orders: Part<readonly Order[]> }) => (
  <Panel
    title="Package and orders"
    link={
      <Link to={ALL_ORDERS} aria-label="View all orders">
        View all
      </Link>
    }
  >
    <PartOrFailure part={orders} coming={<OrdersComing />}>
      {(all) => (
        <>
          <InForce orders={all.filter(isActive)} />
          <Waiting orders={all.filter((order) => canPurchase(order) || isVerifying(order))} />
          <Cheaper orders={all.filter(canPurchase)} retry={orders.retry} />
        </>
      )}
    </PartOrFailure>
  </Panel>
);

interface CheaperProps {
  orders: readonly Order[];
  retry: () => void;
}

function Cheaper({ orders, retry }: CheaperProps) {
  if (!useMay('treasurer') || orders.length === 0) return null;
  return (
    <Suspense>
      {orders.slice(0, SHOWN).map((order) => (
        <CheaperOrder key={order.id} order={order} reload={async () => retry()} />
      ))}
    </Suspense>
  );
}

const OrdersComing = () => (
  <div role="status" aria-label="Loading the orders">
    <p>
      <Coming isWide />
    </p>
    <p>
      <Coming isWide />
    </p>
  </div>
);

function InForce({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <>
        <p>No package is active. Modules work once you have one.</p>
        <p>
          <Link className="btn btn-sm btn-outline-secondary" to="/dashboard/package">
            View packages
          </Link>
        </p>
      </>
    );
  }
  return orders.map(({ id, package: { name }, expiresAt }) => (
    <p key={id}>
      <strong>
        <bdi translate="no">{name}</bdi>
      </strong>{' '}
      is active
      {expiresAt ? (
        <>
          , it ends <TimeAgo at={expiresAt} />
        </>
      ) : null}
      .
    </p>
  ));
}

function Waiting({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return <p>No pending orders</p>;
  const more = orders.length - SHOWN;
  return (
    <>
      <ul className="overview__list" aria-label="Pending orders">
        {orders.slice(0, SHOWN).map((order) => (
          <WaitingOrder key={order.id} order={order} />
        ))}
      </ul>
      {more > 0 ? <Link to={ALL_ORDERS}>{`And ${String(more)} more`}</Link> : null}
    </>
  );
}

function WaitingOrder({ order }: { order: Order }) {
  const { name } = order.package;
  const mayPay = useMay('treasurer');
  return (
    <li>
      <bdi translate="no">{name}</bdi>
      <OrderStatusBadge status={order.status} />
      {mayPay && canPurchase(order) && obstacleToPaying(order) === null ? (
        <Link
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Purchase ${name}`}
          {...paymentLink(order)}
        >
          Purchase
        </Link>
      ) : (
        <Link
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Follow the order for ${name}`}
          to={ALL_ORDERS}
        >
          Follow
        </Link>
      )}
    </li>
  );
}

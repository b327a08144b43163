import type { UnpaidOrder } from '@/features/staff/staffViews';
import { Address } from '@/shared/ui/Address';
import { SolAmount } from '@/shared/ui/SolAmount';
import { TimeAgo } from '@/shared/ui/TimeAgo';

/** Orders that are being verified while no payment for them is known, the longest first. */
export function UnpaidOrders({ orders }: { orders: readonly UnpaidOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <ul className="admin-utility__list" aria-label="Orders without a known payment">
      {orders.map(({ id, server, price, since, signature, ...order }) => (
        <li key={id} className="panel admin-utility__card">
          <div className="admin-utility__head">
            <strong>
              <bdi translate="no">
                {order.package} for {server}
              </bdi>
            </strong>
            <span className="badge text-bg-warning">No payment found</span>
          </div>
          <p className="admin-utility__amount">
            <SolAmount lamports={BigInt(price)} /> <span className="admin-utility__due">due</span>
          </p>
          <dl className="admin-utility__facts">
            <div>
              <dt>Verifying since</dt>
              <dd>{since === null ? 'Unknown' : <TimeAgo at={since} />}</dd>
            </div>
            <div>
              <dt>Reported transaction</dt>
              <dd>
                {signature === null ? 'None' : <Address value={signature} what="the transaction" />}
              </dd>
            </div>
            <div>
              <dt>Order</dt>
              <dd>{id}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

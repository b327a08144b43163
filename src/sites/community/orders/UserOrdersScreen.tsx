import { Suspense, useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { worthLookingFor } from '@/features/billing/payments/unregistered/late';
import { canPurchase, type Order } from '@/features/billing/orders/order';
import { useOrders } from '@/features/billing/orders/useOrders';
import { useNow } from '@/shared/time/useNow';
import { useSpareTime } from '@/shared/hooks/useSpareTime';
import { Scene } from '@/shared/art/Scene';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { OrderRow } from './OrderRow';
import { OrdersNow } from './OrdersNow';
import { canOrderAgain } from './orderState';
import { RoleNote } from '@/features/server/discord/RoleNote';
import { useMay } from '@/features/server/discord/useMay';
import { lazyOnDemand, lazyOptional } from '@/shared/ui/lazyParts';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { useCancelOrder } from './useCancelOrder';
import { useOrderNews } from './useOrderNews';
import { VerifyingNotice } from './VerifyingNotice';
import './orders.scss';

const FindPayments = lazyOptional(
  () => import('@/features/billing/payments/unregistered/FindPayments'),
);
const CheaperOrder = lazyOptional(() => import('./CheaperOrder'));
const ReceiptDialog = lazyOnDemand(() => import('./ReceiptDialog'));

const MINUTE_MS = 60_000;
const COLUMNS = ['S.NO', 'Title', 'Features', 'Type', 'Price', 'Status', 'Actions'];

/** The screen `user-order`, to the letter of spec §2 ("User Orders screen"). */
export default function UserOrdersScreen() {
  return <RequireServer>{(serverId) => <UserOrders serverId={serverId} />}</RequireServer>;
}

/** Shows nothing, and brings all of web3.js: the list is there first. */
function LookForPayments(props: ComponentProps<typeof FindPayments>) {
  const hasTime = useSpareTime();
  return hasTime ? (
    <Suspense>
      <FindPayments {...props} />
    </Suspense>
  ) : null;
}

function UserOrders({ serverId }: { serverId: string }) {
  const { orders, leftOut, isLoading, loadError, reload } = useOrders(serverId);
  useOrderNews(serverId, orders, reload);
  const now = useNow(MINUTE_MS);
  return (
    <>
      <PageHeader
        title="Orders"
        purpose="Packages ordered for this server and their status."
        actions={
          <Link className="btn btn-outline-secondary" to="/dashboard/package">
            Back
          </Link>
        }
      />
      <OrdersNow orders={orders} />
      <VerifyingNotice orders={orders} />
      {worthLookingFor(orders, now).length > 0 ? (
        <LookForPayments orders={orders} onNews={reload} />
      ) : null}
      {loadError === null ? null : <ErrorState message={loadError} onRetry={() => void reload()} />}
      <LeftOutNote leftOut={leftOut} />
      {orders.length > 0 ? <OrdersTable orders={orders} reload={reload} /> : null}
      {/* It comes late, and nothing may move under a finger that is about to pay. */}
      <Cheaper orders={orders} reload={reload} />
      {orders.length === 0 && leftOut.length === 0 && loadError === null ? (
        <NoOrders isLoading={isLoading} />
      ) : null}
    </>
  );
}

function Cheaper({ orders, reload }: OrdersTableProps) {
  const pending = useMay('treasurer') ? orders.filter(canPurchase) : [];
  return pending.length === 0 ? null : (
    <Suspense>
      {pending.map((order) => (
        <CheaperOrder key={order.id} order={order} reload={reload} />
      ))}
    </Suspense>
  );
}

const NoOrders = ({ isLoading }: { isLoading: boolean }) =>
  isLoading ? (
    <div aria-busy="true">
      <p role="status">Loading order...</p>
      <div aria-hidden="true">
        <TableSkeleton label="Loading the orders" count={4} />
      </div>
    </div>
  ) : (
    <div className="empty-state" role="status">
      <Scene name="purse" width={160} />
      <p>No orders available. Make sure you have placed an order.</p>
      <Link className="btn btn-primary" to="/dashboard/package">
        View packages
      </Link>
    </div>
  );

interface OrdersTableProps {
  orders: Order[];
  reload: () => Promise<void>;
}

function OrdersTable({ orders, reload }: OrdersTableProps) {
  const cancel = useCancelOrder(reload);
  const mayPay = useMay('treasurer');
  const [receiptOf, setReceiptOf] = useState<Order | null>(null);
  const [hasReceipt, setHasReceipt] = useState(false);
  const showReceipt = (order: Order) => {
    setHasReceipt(true);
    setReceiptOf(order);
  };
  return (
    <>
      <RoleNote needed="treasurer">
        View only. Ask a treasurer or owner of this server to pay for or cancel orders.
      </RoleNote>
      <div className="table-frame">
        {/* A cancelled order has no Cancel button left to give the focus back to. */}
        <table tabIndex={-1} data-focus-home="" className="table cards-on-phone orders-table">
          <caption className="visually-hidden">Orders of this server, newest first</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order, index) => (
              <OrderRow
                key={order.id}
                order={order}
                number={index + 1}
                mayPay={mayPay}
                isReorderable={canOrderAgain(order, orders)}
                onCancel={cancel.ask}
                onReceipt={showReceipt}
              />
            ))}
          </tbody>
        </table>
      </div>
      <LazyConfirmDialog
        isOpen={cancel.asked !== null}
        title="Confirm Order Cancellation"
        confirmLabel="Yes"
        cancelLabel="No"
        isRunning={cancel.isRunning}
        onConfirm={() => void cancel.confirm()}
        onCancel={cancel.dismiss}
      >
        <p>Are you sure you want to cancel this order?</p>
        <p>If a payment is already on its way, it’s returned to the wallet it came from.</p>
      </LazyConfirmDialog>
      {hasReceipt ? (
        <Suspense>
          <ReceiptDialog order={receiptOf} onClose={() => setReceiptOf(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

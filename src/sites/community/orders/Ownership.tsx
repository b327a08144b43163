import { useSelector } from 'react-redux';
import type { Order } from '@/features/billing/orders/order';
import { selectOrders } from '@/features/billing/orders/ordersSlice';
import TurnOn from '@/features/modules/screens/TurnOn';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { dayText } from '@/shared/format/times';
import { OrderReceipt } from './OrderReceipt';
import './ownership.scss';

/** What the server has now that its package is active: until when, a receipt, and the modules to turn on. */
export default function Ownership({ order: given }: { order: Order }) {
  const { orders } = useSelector(selectOrders);
  const details = useSelector(selectServerDetails);
  // The payment knows its order as it was before it was paid.
  const order = orders.find(({ id }) => id === given.id) ?? given;
  const serverName = details?.id === order.discordServerId ? details.guildName : null;
  return (
    <div className="ownership">
      <p className="ownership__until">
        {endOf(order)}
        <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
          Print receipt
        </button>
      </p>
      <TurnOn serverId={order.discordServerId} />
      <OrderReceipt order={order} serverName={serverName} />
    </div>
  );
}

function endOf({ package: { name }, expiresAt = null }: Order): string {
  const end = Date.parse(expiresAt ?? '');
  return Number.isNaN(end)
    ? `${name} is active.`
    : `${name} is active until ${dayText(end)}. Order it again before then to extend it.`;
}

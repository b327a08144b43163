import { useSelector } from 'react-redux';
import { PrintedReceipt } from '@/features/billing/receipt/PrintedReceipt';
import type { Order } from '@/features/billing/orders/order';
import { selectOrders } from '@/features/billing/orders/ordersSlice';
import { fiatText } from '@/features/billing/sol-value/fiat';
import { useSolRate } from '@/features/billing/sol-value/useSolRate';
import TurnOn from '@/features/modules/screens/TurnOn';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { dayText, momentText } from '@/shared/format/times';
import { priceInWords, priceOf } from '@/shared/money/price';
import { counted } from '@/shared/text/language';
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

const timeText = (at: string | null | undefined): string | null => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? null : momentText(time);
};

function OrderReceipt({ order, serverName }: { order: Order; serverName: string | null }) {
  const { rate, currency } = useSolRate();
  const price = priceOf(order);
  const { durationDays } = order;
  return (
    <PrintedReceipt
      title="Castle Bots receipt"
      amount={priceInWords(order)}
      meaning="The payment was verified, and the package is active."
      lines={[
        { name: 'For', value: order.package.name },
        { name: 'Server', value: serverName },
        { name: 'Price', value: priceInWords(order) },
        {
          name: 'Value today',
          value: rate === null || price === null ? null : `≈ ${fiatText(price, rate, currency)}`,
        },
        {
          name: 'Term',
          value:
            durationDays === undefined
              ? null
              : durationDays === null
                ? 'No end date'
                : counted(durationDays, 'day'),
          isWords: true,
        },
        { name: 'Ordered', value: timeText(order.createdAt), isWords: true },
        { name: 'Ends', value: timeText(order.expiresAt), isWords: true },
        { name: 'Signature', value: order.paymentSignature ?? null },
        { name: 'Paid to', value: order.recipient ?? null },
        { name: 'Order', value: order.id },
      ]}
    />
  );
}

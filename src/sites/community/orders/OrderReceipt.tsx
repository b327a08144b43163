import { PrintedReceipt } from '@/features/billing/receipt/PrintedReceipt';
import { isActive, type Order } from '@/features/billing/orders/order';
import { fiatText } from '@/features/billing/sol-value/fiat';
import { useSolRate } from '@/features/billing/sol-value/useSolRate';
import { momentText } from '@/shared/format/times';
import { priceInWords, priceOf } from '@/shared/money/price';
import { counted } from '@/shared/text/language';
import { timeOf } from '@/shared/time/timeOf';

const timeText = (at: string | null | undefined): string | null => {
  const time = timeOf(at ?? null);
  return time === null ? null : momentText(time);
};

/** The printed receipt of a paid order. */
export function OrderReceipt({ order, serverName }: { order: Order; serverName: string | null }) {
  const { rate, currency } = useSolRate();
  const price = priceOf(order);
  const { durationDays } = order;
  return (
    <PrintedReceipt
      title="Castle Bots receipt"
      amount={priceInWords(order)}
      meaning={
        isActive(order)
          ? 'The payment was verified, and the package is active.'
          : 'The payment was verified.'
      }
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

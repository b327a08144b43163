import { parseSol } from '@/shared/money/lamports';
import type { OrderRow } from '../orders/rows';
import type { PaymentRow } from '../orders/payments/rows';
import type { World } from '../../store/world';
import type { Line } from './source';

export const SOL = { symbol: 'SOL', decimals: 9 } as const;

/** State of a payment for an order; each payment has exactly one. */
type Fate = 'KEPT' | 'WAITS' | 'WENT_BACK';

interface Paid {
  order: OrderRow;
  id: string;
  at: number;
  lamports: bigint;
  fate: Fate;
}

function fateOf({ giveBack, status }: PaymentRow): Fate {
  if (giveBack?.isDone === true) return 'WENT_BACK';
  return status === 'SUCCESS' ? 'KEPT' : 'WAITS';
}

/** All payments for orders. Older orders have no payment row; their price is used instead. */
export function paidFor({ db }: World, orders: readonly OrderRow[]): Paid[] {
  const noted = new Map<string, PaymentRow[]>();
  for (const row of db.payments) noted.set(row.orderId, [...(noted.get(row.orderId) ?? []), row]);
  return orders.flatMap((order): Paid[] => {
    const rows = noted.get(order.id);
    if (rows)
      return rows.map((row) => ({
        order,
        id: row.signature,
        at: row.at,
        lamports: BigInt(row.lamports),
        fate: fateOf(row),
      }));
    if (order.paymentStatus !== 'SUCCESS' || order.verifyingAt === null) return [];
    const lamports = parseSol(order.price);
    return [{ order, id: order.id, at: order.verifyingAt, lamports, fate: 'KEPT' }];
  });
}

/** A payment as a line of a report. Its signature is public on-chain; the report does not name its wallet. */
export const paidLine = ({ order, id, at, lamports }: Paid, part: string): Line => ({
  id,
  at,
  amount: lamports,
  kind: 'PAYMENT',
  part,
  userId: order.userId,
  what: () => order.package.name,
  ref: order.id,
});

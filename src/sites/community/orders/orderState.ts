import type { Order } from '@/features/billing/orders/order';
import { dayText, momentText } from '@/shared/format/times';
import { priceInWords } from '@/shared/money/price';
import { counted } from '@/shared/text/language';
import { timeOf } from '@/shared/time/timeOf';

const TERMS = new Map([
  ['ONE_TIME', 'One time'],
  ['MONTHLY', 'Monthly'],
  ['QUARTERLY', 'Quarterly'],
  ['YEARLY', 'Yearly'],
  ['LIFETIME', 'Lifetime'],
]);

/** The type of an order in words; one that this build doesn't know is Unknown. */
export const typeInWords = ({ subscriptionType }: Order): string =>
  TERMS.get(subscriptionType) ?? 'Unknown';

const dated = (words: string, at: string | null | undefined): string | null => {
  const time = timeOf(at ?? null);
  return time === null ? null : `${words} ${dayText(time)}`;
};

/** What an order's status means now, in a few words; null where the badge says it all. */
export function stateLine(order: Order): string | null {
  switch (order.status) {
    case 'PENDING': {
      const payBy = timeOf(order.payBy ?? null);
      return payBy === null ? dated('Ordered', order.createdAt) : `Pay by ${momentText(payBy)}`;
    }
    case 'VERIFYING':
      return dated('Paid', order.verifyingAt);
    case 'ENABLED':
      return order.expiresAt === null ? 'No end date' : dated('Active until', order.expiresAt);
    case 'UPGRADED':
      return 'Replaced by a larger package';
    case 'DISABLED':
      return 'No longer active';
    case 'CANCELLED':
      return dated('Cancelled', order.closedAt);
    case 'EXPIRED':
      return dated('Ended', order.closedAt ?? order.expiresAt);
    default:
      return null;
  }
}

/** A sentence with the name of a package in it; no name where it counts several orders. */
export interface OrdersLine {
  /** Of the order; of several, of the first. */
  id: string;
  before: string;
  name: string;
  after: string;
}

/** What the orders of a server ask for now, most urgent first; empty where nothing is active or waiting. */
export function whatMatters(orders: readonly Order[]): OrdersLine[] {
  const waiting = orders.filter(({ status }) => status === 'PENDING');
  const active = orders.filter(({ status }) => status === 'ENABLED');
  return [...waitingLines(waiting), ...active.map(activeLine)];
}

function waitingLines(waiting: readonly Order[]): OrdersLine[] {
  const [only] = waiting;
  if (only === undefined) return [];
  const ends = waiting.map(({ payBy }) => timeOf(payBy ?? null)).filter((time) => time !== null);
  const until = ends.length === 0 ? '' : ` Pay by ${momentText(Math.min(...ends))}.`;
  if (waiting.length > 1)
    return [
      {
        id: only.id,
        before: `${counted(waiting.length, 'order')} wait for payment.${until}`,
        name: '',
        after: '',
      },
    ];
  return [
    {
      id: only.id,
      before: '1 order waits for its payment: ',
      name: only.package.name,
      after: `, ${priceInWords(only)}.${until}`,
    },
  ];
}

function activeLine({ id, package: { name }, expiresAt }: Order): OrdersLine {
  const end = timeOf(expiresAt ?? null);
  return {
    id,
    before: '',
    name,
    after: end === null ? ' is active.' : ` is active until ${dayText(end)}.`,
  };
}

/** An order that was paid: it has a receipt. */
export const hasReceipt = ({ status, paymentSignature }: Order): boolean =>
  typeof paymentSignature === 'string' &&
  ['ENABLED', 'UPGRADED', 'DISABLED', 'EXPIRED'].includes(status);

/** A closed order whose package the server neither has nor waits for can be ordered again. */
export const canOrderAgain = (order: Order, orders: readonly Order[]): boolean =>
  (order.status === 'CANCELLED' || order.status === 'EXPIRED') &&
  order.packageId !== undefined &&
  !orders.some(
    ({ packageId, status }) =>
      packageId === order.packageId && ['PENDING', 'VERIFYING', 'ENABLED'].includes(status),
  );

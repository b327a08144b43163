import { formatSol, parseSol } from '@/shared/money/lamports';
import { DAY } from '@/shared/time/durations';
import type { World } from '../../store/world';
import { enabledOrders, tierOf } from './held';
import type { OrderRow } from './rows';

/** How long an order with a credit waits for its payment, ms. Limited because the credit shrinks by the minute. */
export const CREDIT_LIFE = DAY;

/** Value of an order in lamports: its payment, and the credit used for it. */
const valueOf = ({ price, credit }: OrderRow): bigint => parseSol(price) + BigInt(credit);

/** Value of the rest of an order's term, lamports, rounded down. 0 for an order without an end. */
export function unusedPart(order: OrderRow, now: number): bigint {
  const { expiresAt, durationDays } = order;
  if (expiresAt === null || durationDays === null) return 0n;
  const term = BigInt(durationDays * DAY);
  const left = BigInt(Math.max(0, expiresAt - now));
  return (valueOf(order) * (left < term ? left : term)) / term;
}

/** The facts of a package that decide its price. */
export interface Wanted {
  id: string;
  name: string;
  /** Decimal SOL. */
  price: string;
  /** Its position among the tiers. */
  order: number;
}

/** The active paid orders that an order for this package would replace. A trial leaves no credit. */
export const replacedBy = (world: World, serverId: string, wanted: Wanted): OrderRow[] =>
  enabledOrders(world, serverId).filter(
    (order) =>
      order.isTrial !== true &&
      order.packageId !== wanted.id &&
      tierOf(world, order) < wanted.order,
  );

/** Orders whose unused part is already a credit of another open order. */
function pledged({ db }: World): ReadonlySet<string> {
  const open = db.orders.filter(({ status }) => status === 'PENDING' || status === 'VERIFYING');
  return new Set(open.flatMap(({ creditFrom }) => creditFrom));
}

export interface Credit {
  lamports: bigint;
  /** Ids of the orders it comes from. */
  from: string[];
}

/** The unused value, in lamports, of the orders that an order for this package would replace. */
export function creditFor(world: World, serverId: string, wanted: Wanted, now: number): Credit {
  const taken = pledged(world);
  const parts = replacedBy(world, serverId, wanted)
    .filter(({ id }) => !taken.has(id))
    .map((order) => ({ id: order.id, lamports: unusedPart(order, now) }))
    .filter(({ lamports }) => lamports > 0n);
  return {
    lamports: parts.reduce((sum, { lamports }) => sum + lamports, 0n),
    from: parts.map(({ id }) => id),
  };
}

/**
 * Why a package cannot be bought with this credit, or null: a credit is never paid out, and only a trial costs 0 SOL.
 */
export function creditRefusal(wanted: Wanted, { lamports }: Credit): string | null {
  if (lamports < parseSol(wanted.price)) return null;
  return `Your current package has ${formatSol(lamports)} SOL left, which covers the whole price of ${wanted.name}. Choose a larger package, or wait until less is left.`;
}

/** When an unpaid order with a credit expires, ms since 1970; null for any other order. */
export const payBy = ({ status, credit, createdAt }: OrderRow): number | null =>
  status === 'PENDING' && credit !== '0' ? createdAt + CREDIT_LIFE : null;

/** Whether an order with a credit was not paid in time; its credit expires too. */
export const hasLapsed = ({ clock }: World, order: OrderRow): boolean =>
  clock.now() >= (payBy(order) ?? Infinity);

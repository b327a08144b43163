import { type OrderStatus, isClosed } from '@/features/billing/orders/order';
import type { LandedTransaction } from '../../chain/chain';
import type { OrderRow } from './rows';
import type { World } from '../../store/world';
import { audit } from '../audit/audit';
import { orderNews } from './orderNews';
import { tell } from '../notifier/news';

export const memoFor = (order: Pick<OrderRow, 'id'>) => `castle:order:${order.id}`;

/** Lamports the treasury gained by a transaction; 0 or less if it received none. */
export function received(world: World, landed: LandedTransaction): bigint {
  const at = landed.accountKeys.indexOf(world.settings.treasury);
  const before = landed.preBalances[at];
  const after = landed.postBalances[at];
  return before === undefined || after === undefined ? 0n : after - before;
}

/**
 * Source account of a transaction (base58), by balances on-chain: the only one that lost more than the fee. Null where
 * none or several did, since the payer must not be guessed.
 */
export function sourceOf({
  accountKeys,
  preBalances,
  postBalances,
  feePayer,
  fee,
}: LandedTransaction): string | null {
  const losers = accountKeys.filter((key, index) => {
    const spent = (preBalances[index] ?? 0n) - (postBalances[index] ?? 0n);
    return spent - (key === feePayer ? fee : 0n) > 0n;
  });
  return losers.length === 1 ? (losers[0] ?? null) : null;
}

/** An order's status inside a sentence: "This order is already paid." */
export const stateInWords: Record<OrderStatus, string> = {
  PENDING: 'waiting for payment',
  VERIFYING: 'paid',
  ENABLED: 'active',
  UPGRADED: 'upgraded',
  DISABLED: 'disabled',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};

/** Sets the status, and adds an audit log entry. */
export function move(world: World, order: OrderRow, status: OrderStatus): void {
  order.status = status;
  if (isClosed(order)) order.closedAt = world.clock.now();
  audit(world, order.userId, `order.${status.toLowerCase()}`, order.id, {
    serverId: order.serverId,
  });
  const news = orderNews(order);
  if (news) tell(world, order.userId, 'community', news);
  world.changed();
}

import type { OrderStatus } from '@/features/orders/order';
import { parseSol } from '@/shared/money/lamports';
import type { Chain, LandedTransaction } from '../chain/chain';
import { iso, isoOrNull } from '../clock';
import type { ItemRow, OrderRow, PaymentStatus } from '../db/types';
import type { World } from '../world';
import { audit } from './access';
import { orderNews, tell } from './notifications';

const DAY = 86_400_000;

export const memoFor = (order: Pick<OrderRow, 'id'>) => `castle:order:${order.id}`;

/** The order as spec §3 has it, with what the contract adds. */
export const orderView = (world: World, order: OrderRow) => ({
  id: order.id,
  discordServerId: order.serverId,
  price: order.price,
  subscriptionType: order.subscriptionType,
  status: order.status,
  package: order.package,
  packageId: order.packageId,
  createdAt: iso(order.createdAt),
  expiresAt: isoOrNull(order.expiresAt),
  verifyingAt: isoOrNull(order.verifyingAt),
  reference: order.reference,
  recipient: world.settings.treasury,
  paymentSignature: order.paymentSignature,
  paymentStatus: order.paymentStatus,
});

/** Orders that are in force on a server now. */
export const enabledOrders = (world: World, serverId: string) =>
  world.db.orders.filter((order) => order.serverId === serverId && order.status === 'ENABLED');

export const enabledItems = (world: World, serverId: string): ItemRow[] =>
  enabledOrders(world, serverId).flatMap((order) => order.package.items);

/** How much the treasury gained by a transaction, in lamports; 0 or less when it did not receive. */
export function received(world: World, landed: LandedTransaction): bigint {
  const at = landed.accountKeys.indexOf(world.settings.treasury);
  const before = landed.preBalances[at];
  const after = landed.postBalances[at];
  return before === undefined || after === undefined ? 0n : after - before;
}

/** The good payment on an order's reference, if one has landed. Anyone may attach to a reference: only outcome counts. */
export const paymentOnChain = (world: World, chain: Chain, order: OrderRow) =>
  chain
    .transactionsFor(order.reference)
    .find(
      (landed) =>
        landed.err === null &&
        received(world, landed) === parseSol(order.price) &&
        !world.db.payments.some(
          (row) => row.signature === landed.signature && row.orderId !== order.id,
        ),
    );

/** Notes a payment; the order is VERIFYING from now on. A MISMATCH stays so until a person has looked at it. */
export function takePayment(
  world: World,
  order: OrderRow,
  landed: LandedTransaction,
  status: Extract<PaymentStatus, 'PROCESSED' | 'MISMATCH'>,
): void {
  world.db.payments.push({
    signature: landed.signature,
    orderId: order.id,
    walletAddress: landed.feePayer,
    lamports: received(world, landed).toString(),
    status,
    at: world.clock.now(),
  });
  order.paymentSignature = landed.signature;
  order.paymentStatus = status;
  order.verifyingAt = world.clock.now();
  move(world, order, 'VERIFYING');
}

/** Moves a server's orders along to now; to be called before orders are read or judged. */
export async function settleOrders(world: World, serverId: string): Promise<void> {
  const orders = world.db.orders.filter((order) => order.serverId === serverId);
  const pending = orders.filter((order) => order.status === 'PENDING');
  if (pending.length > 0) {
    const chain = await world.chain();
    for (const order of pending) {
      const landed = paymentOnChain(world, chain, order);
      // Another request may have moved the order while the chain was starting.
      if (landed && order.status === 'PENDING') takePayment(world, order, landed, 'PROCESSED');
    }
  }
  for (const order of orders) settleOrder(world, order);
}

function settleOrder(world: World, order: OrderRow): void {
  const now = world.clock.now();
  const due = (order.verifyingAt ?? now) + world.settings.verifyDelay;
  if (order.status === 'VERIFYING' && order.paymentStatus === 'PROCESSED' && now >= due)
    enable(world, order, due);
  if (order.status === 'ENABLED' && order.expiresAt !== null && now >= order.expiresAt)
    move(world, order, 'EXPIRED');
}

/** Smaller packages in force become UPGRADED; the same package bought again starts where the old one ends. */
function enable(world: World, order: OrderRow, at: number): void {
  let start = at;
  for (const earlier of enabledOrders(world, order.serverId)) {
    if (earlier.packageId === order.packageId) start = Math.max(start, earlier.expiresAt ?? start);
    else if (earlier.tier < order.tier) move(world, earlier, 'UPGRADED');
  }
  order.enabledAt = at;
  order.expiresAt = order.durationDays === null ? null : start + order.durationDays * DAY;
  order.paymentStatus = 'SUCCESS';
  for (const payment of world.db.payments)
    if (payment.orderId === order.id) payment.status = 'SUCCESS';
  move(world, order, 'ENABLED');
}

/** Sets the status, with a line in the audit log. */
export function move(world: World, order: OrderRow, status: OrderStatus): void {
  order.status = status;
  audit(world, order.userId, `order.${status.toLowerCase()}`, order.id);
  const news = orderNews(order);
  if (news) tell(world, order.userId, 'community', news);
  world.changed();
}

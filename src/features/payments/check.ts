import { priceOf } from '@/shared/money/price';
import { type Order, canPurchase } from '@/features/orders/order';
import { Blocked, type Context, type Prepared } from './context';
import type { Quote } from './machine';
import type { TransferPlan } from './ports';
import { type Found, findPayment } from './proof';
import { memoFor, referenceFor } from './reference';
import { feeLimit } from './shape';

/** Compute units for a transfer and a memo, with room for the guard instructions of wallets. */
export const DEFAULT_UNITS = 100_000;

/** Step 1 of the flow: the order as the server has it now. Throws Blocked. */
export async function checkOrder(ctx: Context): Promise<{ order: Order; lamports: bigint }> {
  const { id, discordServerId } = ctx.hint;
  const answer = await ctx.wait(ctx.ports.orders.fetchOrder(id, discordServerId));
  if (!answer.success) throw new Blocked({ kind: 'order-unreadable', message: answer.message });
  const order = answer.data;
  if (order?.id !== id || order.discordServerId !== discordServerId) {
    throw new Blocked({ kind: 'order-missing' });
  }
  ctx.emit({ type: 'order-loaded', order });
  if (!canPurchase(order)) throw new Blocked({ kind: 'order-not-pending', status: order.status });
  const lamports = priceOf(order);
  if (lamports === null) throw new Blocked({ kind: 'price-unreadable' });
  return { order, lamports };
}

/** The receiver is the one pinned in the build; a server that names another is not obeyed (C11). */
export function checkRecipient(ctx: Context, order: Order): string {
  const { treasury } = ctx.settings;
  if (treasury === '') throw new Blocked({ kind: 'treasury-missing' });
  if (order.recipient !== undefined && order.recipient !== treasury) {
    throw new Blocked({ kind: 'recipient-differs' });
  }
  return treasury;
}

export type Checked =
  | { found: Found & { paid: string }; plan: TransferPlan; order: Order }
  | ({ found: null } & Prepared);

/**
 * Everything that is looked at before the wallet opens: order, receiver, network, a payment that may
 * already be there, price, wallet and its balance. Throws Blocked, or what the chain threw.
 */
export async function check(ctx: Context): Promise<Checked> {
  const { order, lamports } = await checkOrder(ctx);
  const recipient = checkRecipient(ctx, order);
  const { chain, wallet } = ctx.ports;
  const reference = await ctx.wait(referenceFor(order));
  const target = { recipient, lamports, reference, memo: memoFor(order.id) };
  await checkNetwork(ctx);
  const found = await ctx.wait(chain.onOneNode((node) => findPayment(node, target)));
  if (found.paid !== null) {
    const paid = found.paid;
    return { found: { ...found, paid }, plan: { ...target, payer: found.payer }, order };
  }
  checkPrice(ctx, lamports);
  const payer = wallet.address();
  if (payer === null) throw new Blocked({ kind: 'no-wallet' });
  const plan = { ...target, payer };
  const quote = await checkFunds(ctx, plan, found.partial);
  ctx.desk.accepted = lamports;
  ctx.emit({ type: 'quoted', quote });
  return { found: null, order, plan, quote };
}

async function checkNetwork({ ports, settings, wait }: Context): Promise<void> {
  if (settings.genesisHash === null) return;
  const genesis = await wait(ports.chain.genesisHash());
  if (genesis !== settings.genesisHash) throw new Blocked({ kind: 'wrong-network' });
}

function checkPrice({ desk }: Context, now: bigint): void {
  const before = desk.accepted;
  if (before !== null && before !== now) throw new Blocked({ kind: 'price-changed', before, now });
}

async function checkFunds(ctx: Context, plan: TransferPlan, partial: bigint): Promise<Quote> {
  const { chain, transactions } = ctx.ports;
  const [latest, balance, rentMinimum] = await ctx.wait(
    Promise.all([chain.latestBlockhash(), chain.balance(plan.payer), chain.rentMinimum()]),
  );
  const draft = transactions.build(plan, latest.blockhash, DEFAULT_UNITS);
  const asked = await ctx.wait(chain.feeFor(draft));
  const most = feeLimit(transactions.inspect(draft));
  const fee = asked > most ? asked : most;
  const remaining = balance - plan.lamports - fee;
  if (balance < plan.lamports) {
    throw new Blocked({ kind: 'insufficient-price', missing: plan.lamports + fee - balance });
  }
  if (remaining < 0n) throw new Blocked({ kind: 'insufficient-fee', missing: -remaining });
  if (remaining > 0n && remaining < rentMinimum) {
    throw new Blocked({ kind: 'rent', missing: rentMinimum - remaining, rentMinimum });
  }
  const { payer, recipient, reference, memo, lamports } = plan;
  return { payer, recipient, reference, memo, lamports, fee, balance, remaining, partial };
}

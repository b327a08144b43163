import { priceOf } from '@/shared/money/price';
import { type Order, canPurchase } from '@/features/billing/orders/order';
import { tellIfBug } from '../bugs';
import { Blocked, type Context, readAccount, type Prepared } from '../flow/context';
import type { Quote } from '../flow/machine';
import type { TransferPlan } from '../ports';
import { mayBePaidLate } from '../unregistered/late';
import { findPayment } from '../proof/proof';
import { memoFor, referenceFor } from '../transaction/reference';
import { feeLimit } from '../transaction/checkTransaction';

/** Compute units for a transfer and a memo, with a margin for the guard instructions of wallets. */
export const DEFAULT_UNITS = 100_000;

/** Step 1 of the flow: the order as the server has it now, with any status. Throws Blocked. */
async function loadOrder(ctx: Context): Promise<Order> {
  const { id, discordServerId } = ctx.hint;
  const answer = await ctx.wait(ctx.ports.orders.fetchOrder(id, discordServerId));
  if (!answer.success) throw new Blocked({ kind: 'order-unreadable', message: answer.message });
  const order = answer.data;
  if (order?.id !== id || order.discordServerId !== discordServerId) {
    throw new Blocked({ kind: 'order-missing' });
  }
  ctx.emit({ type: 'order-loaded', order });
  return order;
}

/** The receiver is the one pinned in the build; if the server names another, the payment is blocked (C11). */
function checkRecipient({ settings }: Context, { recipient }: Order): string {
  const { treasury } = settings;
  if (treasury === '') throw new Blocked({ kind: 'treasury-missing' });
  if (recipient !== undefined && recipient !== treasury) {
    throw new Blocked({ kind: 'recipient-differs', named: recipient, ours: treasury });
  }
  return treasury;
}

/** What a payment of this order looks like on the chain. Throws Blocked. */
async function targetOf(ctx: Context, order: Order): Promise<Target> {
  const lamports = priceOf(order);
  if (lamports === null) throw new Blocked({ kind: 'price-unreadable' });
  const recipient = checkRecipient(ctx, order);
  const reference = await ctx.wait(referenceFor(order));
  return { recipient, lamports, reference, memo: memoFor(order.id) };
}

type Target = Omit<TransferPlan, 'payer'>;
/** The payment found, and what it is reported with. */
export interface AlreadyPaid {
  found: { paid: string; payer: string };
  plan: TransferPlan;
  order: Order;
}
export type Checked = AlreadyPaid | ({ found: null } & Prepared);

/**
 * Every check before the wallet opens: order, receiver, network, an existing payment, price, wallet and its balance.
 * Throws Blocked, or the chain's error.
 */
export async function check(ctx: Context): Promise<Checked> {
  const order = await loadOrder(ctx);
  if (!canPurchase(order)) return await lookForLate(ctx, order);
  const target = await targetOf(ctx, order);
  const { found, partial } = await lookFor(ctx, order, target);
  if (found) return found;
  checkPrice(ctx, target.lamports);
  const payer = readAccount(ctx);
  if (payer === null) throw new Blocked({ kind: 'no-wallet' });
  const plan = { ...target, payer };
  const quote = await checkFunds(ctx, plan, partial);
  ctx.memory.accepted = target.lamports;
  ctx.emit({ type: 'quoted', quote });
  return { found: null, order, plan, quote };
}

/** A payment in full on the order's reference, and what arrived in payments that were too small. */
async function lookFor(ctx: Context, order: Order, target: Target) {
  await checkNetwork(ctx);
  const { paid, payer, partial } = await ctx.wait(
    ctx.ports.chain.onOneNode((node) => findPayment(node, target)),
  );
  const found: AlreadyPaid | null =
    paid === null ? null : { found: { paid, payer }, plan: { ...target, payer }, order };
  return { found, partial };
}

/**
 * The order is closed, but a payment may have been on its way when it closed; that payment is reported whatever the
 * order's status. Throws Blocked if there is none, or if this cannot be determined.
 */
async function lookForLate(ctx: Context, order: Order): Promise<AlreadyPaid> {
  if (mayBePaidLate(order)) {
    try {
      const { found } = await lookFor(ctx, order, await targetOf(ctx, order));
      if (found) return found;
    } catch (error) {
      // The next visit looks for it again; what counts here is that the order is closed.
      ctx.signal.throwIfAborted();
      tellIfBug(ctx.ports, error);
    }
  }
  throw new Blocked({ kind: 'order-not-pending', status: order.status });
}

async function checkNetwork({ ports, settings, wait }: Context): Promise<void> {
  if (settings.genesisHash === null) return;
  const genesis = await wait(ports.chain.genesisHash());
  if (genesis !== settings.genesisHash) throw new Blocked({ kind: 'wrong-network' });
}

function checkPrice({ memory }: Context, now: bigint): void {
  const before = memory.accepted;
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
  if (remaining < 0n) {
    const kind = balance < plan.lamports ? 'insufficient-price' : 'insufficient-fee';
    throw new Blocked({ kind, missing: -remaining, balance, price: plan.lamports, fee });
  }
  if (remaining > 0n && remaining < rentMinimum) {
    throw new Blocked({ kind: 'rent', missing: rentMinimum - remaining, rentMinimum });
  }
  const { payer, recipient, reference, memo, lamports } = plan;
  return { payer, recipient, reference, memo, lamports, fee, balance, remaining, partial };
}

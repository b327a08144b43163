import { canPurchase } from '@/features/billing/orders/order';
import { priceOf } from '@/shared/money/price';
import { tellIfBug } from '../bugs';
import { type Context, Discarded } from '../flow/context';
import type { Attempt, PaymentRecord } from '../journal/record';
import { findPayment } from '../proof/proof';

const ORDER_TRIES = 3;

/**
 * The final check (step 3): after signing and before sending, order and chain are queried once more. Throws Discarded
 * when the bytes must be thrown away.
 *
 * @returns an existing payment on the reference from another payer, or null: send
 */
export async function finalCheck(ctx: Context, record: PaymentRecord, attempt: Attempt) {
  await orderStillWants(ctx, record);
  const { chain } = ctx.ports;
  const sought = { ...record, lamports: BigInt(record.lamports) };
  try {
    const height = await ctx.wait(chain.blockHeight('confirmed'));
    if (height > attempt.lastValidBlockHeight) throw new Discarded({ kind: 'too-slow' });
    const found = await ctx.wait(chain.onOneNode((node) => findPayment(node, sought)));
    return found.paid === null ? null : { signature: found.paid, payer: found.payer };
  } catch (error) {
    ctx.signal.throwIfAborted();
    tellIfBug(ctx.ports, error);
    throw error instanceof Discarded ? error : new Discarded({ kind: 'chain-unreachable' });
  }
}

async function orderStillWants(ctx: Context, record: PaymentRecord): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ctx.wait(
      ctx.ports.orders.fetchOrder(record.orderId, record.discordServerId),
    );
    if (answer.success) {
      const order = answer.data;
      if (order?.id !== record.orderId) throw new Discarded({ kind: 'order-missing' });
      ctx.emit({ type: 'order-loaded', order });
      if (!canPurchase(order)) {
        throw new Discarded({ kind: 'order-not-pending', status: order.status });
      }
      if (order.recipient !== undefined && order.recipient !== record.recipient) {
        throw new Discarded({ kind: 'unexpected-transaction', problem: 'wrong recipient' });
      }
      if (priceOf(order) !== BigInt(record.lamports)) {
        throw new Discarded({ kind: 'price-changed' });
      }
      return;
    }
    if (tries === ORDER_TRIES) throw new Discarded({ kind: 'server-unreachable' });
    await ctx.sleep(1_000);
  }
}

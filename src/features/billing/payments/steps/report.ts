import type { Failure } from '@/shared/api/envelope';
import { type Order, isClosed } from '@/features/billing/orders/order';
import { type Context, Stopped } from '../flow/context';
import { currentRecord } from '../journal/currentRecord';
import type { PaymentReport } from '../ports';
import type { PaymentRecord } from '../journal/record';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** The server knows the payment, whatever its verdict. */
const REGISTERED = new Set(['VERIFYING', 'ENABLED', 'UPGRADED']);
/** Refusals that waiting does not fix; reporting continues anyway, since staff may fix them. */
const FOR_SUPPORT = new Set([400, 403, 404, 409, 410, 422]);

/** The report sent to the server; the same for every try, and idempotent by signature (ADR sign-then-send). */
export function reportBody(record: PaymentRecord, signature: string): PaymentReport {
  const { orderId, discordServerId, reference, payer, lamports, network } = record;
  return {
    orderId,
    discordServerId,
    signature,
    reference,
    walletAddress: payer,
    lamports,
    network,
  };
}

/** Whether the order has our payment registered, another one, or none yet. */
export function registration(order: Order | null, signature: string) {
  if (!order) return 'none';
  const known = order.paymentSignature ?? null;
  if (known === signature) return 'ours';
  if (!REGISTERED.has(order.status)) return 'none';
  return known === null ? 'ours' : 'another';
}

/**
 * Step 5: reports a landed payment to the server, repeating after 1, 2, 4 … 60 s until it gives a definite answer. Only
 * the server's answer clears the journal; a failure here is never a failed payment.
 */
export async function report(ctx: Context, signature: string): Promise<void> {
  const { ports, emit } = ctx;
  let pause = FIRST_PAUSE;
  let last: Failure = { success: false, message: '' };
  const known = currentRecord(ctx).reported.tries;
  for (let tries = known; ; tries += 1) {
    emit({
      type: 'reporting',
      tries,
      lastError: last.message,
      needsSupport: FOR_SUPPORT.has(last.status ?? 0),
    });
    const answer = await tell(ctx, signature, tries);
    if (answer === 'ours') return finish(ctx);
    if (answer === 'another') return keepDuplicate(ctx);
    last = answer;
    const record = currentRecord(ctx);
    const reported = {
      ok: false,
      tries: tries + 1,
      lastError: last.message,
      at: ports.clock.now(),
    };
    ctx.memory.record = { ...record, reported };
    ports.journal.write(ctx.memory.record);
    emit({
      type: 'reporting',
      tries: tries + 1,
      lastError: last.message,
      needsSupport: FOR_SUPPORT.has(last.status ?? 0),
    });
    await pauseOrNow(ctx, pause);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
  }
}

async function tell(ctx: Context, signature: string, tries: number) {
  // After a lost answer the order may show that the report had arrived; then a second one is not needed.
  if (tries > 0) {
    const seen = await look(ctx, signature);
    if (seen !== 'none') return seen;
  }
  const answer = await ctx.wait(
    ctx.ports.payments.report(reportBody(currentRecord(ctx), signature)),
  );
  if (answer.success) {
    if (answer.data?.id === ctx.hint.id) ctx.emit({ type: 'order-loaded', order: answer.data });
    return 'ours';
  }
  if (answer.status === 409) {
    const seen = await look(ctx, signature);
    if (seen !== 'none') return seen;
  }
  return answer;
}

async function look(ctx: Context, signature: string) {
  const answer = await ctx.wait(ctx.ports.orders.fetchOrder(ctx.hint.id, ctx.hint.discordServerId));
  const order = answer.success ? answer.data : null;
  if (order) ctx.emit({ type: 'order-loaded', order });
  return registration(order?.id === ctx.hint.id ? order : null, signature);
}

function finish(ctx: Context): void {
  ctx.ports.journal.remove(ctx.hint.id);
  ctx.memory.record = null;
  const { order } = ctx.state();
  ctx.emit(
    order && isClosed(order) ? { type: 'returning' } : { type: 'reported', duplicate: false },
  );
}

/** Two payments for one order: the record stays, closed, so that support can be shown the second one. */
function keepDuplicate(ctx: Context): void {
  const record = currentRecord(ctx);
  const reported = { ...record.reported, ok: true, duplicate: true, at: ctx.ports.clock.now() };
  ctx.memory.record = { ...record, reported, state: 'CLOSED' };
  ctx.ports.journal.write(ctx.memory.record);
  ctx.emit({ type: 'reported', duplicate: true });
}

async function pauseOrNow(ctx: Context, ms: number): Promise<void> {
  const stop = new AbortController();
  const now = new Promise<void>((resolve) => {
    ctx.memory.onReportNow = resolve;
  });
  const slept = ctx.ports.clock.sleep(ms, AbortSignal.any([ctx.signal, stop.signal]));
  slept.catch(() => {});
  try {
    await ctx.wait(Promise.race([slept, now]));
  } finally {
    ctx.memory.onReportNow = null;
    stop.abort(new Stopped('woken'));
  }
}

import { check } from './check';
import { type Context, Discarded } from './context';
import { beginRecord } from './keep';
import type { PhaseName } from './phase';
import { openAttempt } from './record';
import { discard, recover, sendAndSettle, takeOver } from './settle';
import { sign } from './sign';

const LOOK_AGAIN = 3_000;
const UNSENT: readonly PhaseName[] = ['needs-consent', 'awaiting-signature', 'last-gate'];

/** Looks at everything and changes nothing. True: the chain holds a payment for this order already. */
export async function review(ctx: Context): Promise<boolean> {
  ctx.emit({ type: 'checking' });
  const checked = await check(ctx);
  if (checked.found) return true;
  ctx.emit({ type: 'ready' });
  return false;
}

/**
 * One run under the order's lock: first what the journal holds, then what the chain holds, and only then,
 * and only where the person has just asked for it, a new payment.
 */
export async function proceed(ctx: Context, { mayPay } = { mayPay: false }): Promise<void> {
  if (await recover(ctx)) return;
  ctx.emit({ type: 'checking' });
  const checked = await check(ctx);
  if (checked.found) {
    ctx.desk.record = beginRecord(ctx, checked.order, checked.plan);
    await takeOver(ctx, checked.found.paid, checked.found.payer);
    return;
  }
  if (!mayPay) {
    ctx.emit({ type: 'ready' });
    return;
  }
  try {
    const attempt = await sign(ctx, checked);
    if (attempt?.signature !== undefined) {
      await sendAndSettle(ctx, { ...attempt, signature: attempt.signature });
    }
  } catch (error) {
    throwAway(ctx, error);
  }
}

/** Still under the lock, so that no other tab finds the bytes and sends them after all. */
function throwAway(ctx: Context, error: unknown): void {
  ctx.signal.throwIfAborted();
  if (error instanceof Discarded) discard(ctx, error);
  else if (UNSENT.includes(ctx.state().phase.name)) {
    discard(ctx, new Discarded({ kind: 'chain-unreachable' }));
  } else throw error;
}

/**
 * Runs the work while no other tab works on this order. Where one does, it says so and looks again from
 * time to time; a wish to pay is not kept meanwhile, since the other tab may have paid.
 */
export async function locked(ctx: Context, work: (ctx: Context) => Promise<void>): Promise<void> {
  let next = work;
  for (;;) {
    const chosen = next;
    const result = await ctx.wait(
      ctx.ports.locks.withLock(ctx.hint.id, async () => {
        await chosen(ctx);
        return 'done';
      }),
    );
    if (result !== 'busy') return;
    ctx.emit({ type: 'busy-elsewhere' });
    await ctx.sleep(LOOK_AGAIN);
    next = proceed;
  }
}

/** Whether this flow still has something that may land or must be reported. */
export const isUnsettled = (ctx: Context): boolean => openAttempt(ctx.desk.record) !== undefined;

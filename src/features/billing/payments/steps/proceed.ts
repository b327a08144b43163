import { tellIfBug } from '../bugs';
import { type AlreadyPaid, check } from './check';
import { type Context, Discarded } from '../flow/context';
import { beginRecord } from '../journal/currentRecord';
import { UNSENT } from '../flow/machine';
import { openAttempt } from '../journal/record';
import { discard, recover, sendAndSettle, takeOver } from './settle';
import { sign } from './sign';

const LOOK_AGAIN = 3_000;

/** Checks everything and changes nothing. True: the chain already holds a payment for this order. */
export async function review(ctx: Context): Promise<boolean> {
  ctx.emit({ type: 'checking' });
  const checked = await check(ctx);
  if (checked.found) return true;
  ctx.emit({ type: 'ready' });
  return false;
}

/**
 * One run under the order's lock: first what the journal holds, then what the chain holds, and only then, and only if
 * the user has just requested it, a new payment.
 */
export async function proceed(ctx: Context, { mayPay } = { mayPay: false }): Promise<void> {
  const end = await recover(ctx);
  if (end === 'look-again') await look(ctx);
  if (end !== 'nothing') return;
  ctx.emit({ type: 'checking' });
  const checked = await check(ctx);
  if (checked.found) return await take(ctx, checked);
  if (!mayPay) {
    ctx.emit({ type: 'ready' });
    return;
  }
  try {
    const attempt = await sign(ctx, checked);
    if (attempt?.signature === undefined) return;
    const settled = await sendAndSettle(ctx, { ...attempt, signature: attempt.signature });
    if (settled === 'over') return;
  } catch (error) {
    throwAway(ctx, error);
    return;
  }
  await look(ctx);
}

/**
 * For an attempt that took nothing although another amount has arrived: registers a payment if the check finds one, and
 * pays nothing.
 */
async function look(ctx: Context): Promise<void> {
  ctx.emit({ type: 'look-again' });
  const checked = await check(ctx);
  if (checked.found) await take(ctx, checked);
  else ctx.emit({ type: 'ready' });
}

/** An existing payment on-chain is registered instead of paying again. */
async function take(ctx: Context, { found, order, plan }: AlreadyPaid): Promise<void> {
  ctx.memory.record = beginRecord(ctx, order, plan);
  await takeOver(ctx, found.paid, found.payer);
}

/** Still under the lock, so that no other tab finds the bytes and sends them. */
function throwAway(ctx: Context, error: unknown): void {
  ctx.signal.throwIfAborted();
  if (error instanceof Discarded) discard(ctx, error);
  else if (UNSENT.includes(ctx.state().phase.name)) {
    tellIfBug(ctx.ports, error);
    discard(ctx, new Discarded({ kind: 'chain-unreachable' }));
  } else throw error;
}

/**
 * Runs the work while no other tab works on this order. If another tab does, emits that and retries from time to time;
 * a request to pay is dropped while waiting, since the other tab may have paid.
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

/** Whether this flow still has an attempt that may land or must be reported. */
export const isUnsettled = (ctx: Context): boolean => openAttempt(ctx.memory.record) !== undefined;

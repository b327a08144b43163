import { type Context, Discarded } from './context';
import { follow } from './confirm';
import { lastGate } from './gate';
import { adopt, currentRecord, keep, loadRecord, reinstate } from './keep';
import { type Attempt, openAttempt } from './record';
import type { FlowEvent } from './machine';
import { isRegistered, report } from './report';

/** Pause before the server is asked again, ms. */
const ASK_AGAIN = 5_000;
const UNUSED: FlowEvent = { type: 'proven-unused' };

type Signed = Attempt & { signature: string };

/** Throws the bytes away: from here on nothing of this attempt can be sent. */
export function discard(ctx: Context, error: Discarded): void {
  const record = ctx.desk.record;
  const attempt = openAttempt(record);
  if (record && attempt && attempt.state !== 'SENT' && attempt.state !== 'USED') {
    // Where even this cannot be written, the older entry with its bytes must not stay.
    if (!keep(ctx, record, { ...attempt, state: 'ABANDONED' })) {
      ctx.ports.journal.remove(record.orderId);
    }
  }
  ctx.emit({ type: 'discarded', reason: error.reason });
}

/** From a signature in hand to the end: last gate, sending, proof, report. Throws Discarded. */
export async function sendAndSettle(ctx: Context, attempt: Signed): Promise<void> {
  const found = await lastGate(ctx, currentRecord(ctx), attempt);
  if (found) {
    keep(ctx, currentRecord(ctx), { ...attempt, state: 'ABANDONED' });
    await takeOver(ctx, found.signature, found.payer);
    return;
  }
  const sent: Signed = { ...attempt, state: 'SENT', firstSentAt: ctx.ports.clock.now() };
  // A stopped flow must not send: another one may be at work already.
  ctx.signal.throwIfAborted();
  const before = currentRecord(ctx);
  if (!keep(ctx, before, sent) && !ctx.desk.consented) {
    ctx.desk.record = before;
    throw new Discarded({ kind: 'journal' });
  }
  ctx.emit({ type: 'sending' });
  await settle(ctx, sent, { fresh: true });
}

/** A payment that is on the chain already, from another device or tab: it is reported, not paid again. */
export async function takeOver(ctx: Context, signature: string, payer: string): Promise<void> {
  adopt(ctx, currentRecord(ctx), signature, payer);
  ctx.emit({ type: 'confirmed', signature });
  await report(ctx, signature);
}

async function settle(ctx: Context, attempt: Signed, options: { fresh: boolean }): Promise<void> {
  const record = currentRecord(ctx);
  const proof = await follow(ctx, record, attempt, options);
  if (proof.verdict !== 'used') {
    const isFailed = proof.verdict === 'failed';
    const paid = proof.others ? await paidMeanwhile(ctx) : null;
    keep(ctx, record, {
      ...attempt,
      ...(isFailed ? { state: 'FAILED', err: proof.error } : { state: 'UNUSED' }),
    });
    ctx.emit(paid ?? (isFailed ? { type: 'proven-failed', error: proof.error } : UNUSED));
  } else if (proof.signature === attempt.signature) {
    keep(ctx, record, { ...attempt, state: 'USED' });
    ctx.emit({ type: 'confirmed', signature: attempt.signature });
    await report(ctx, attempt.signature);
  } else {
    keep(ctx, record, { ...attempt, state: 'UNUSED' });
    await takeOver(ctx, proof.signature, proof.payer);
  }
}

/**
 * Something else has arrived for the order. Whether that paid it only the server can say, and 'you were not
 * charged' is not said before it has.
 */
async function paidMeanwhile(ctx: Context): Promise<FlowEvent | null> {
  const { id, discordServerId } = ctx.hint;
  for (;;) {
    const answer = await ctx.wait(ctx.ports.orders.fetchOrder(id, discordServerId));
    if (answer.success) {
      const order = answer.data;
      if (!order || !isRegistered(order)) return null;
      ctx.emit({ type: 'order-loaded', order });
      return { type: 'superseded', status: order.status };
    }
    ctx.emit({ type: 'doubtful' });
    await ctx.sleep(ASK_AGAIN);
  }
}

/**
 * Goes on with what the journal holds, after a reload or in another tab. True: there was something, and
 * it came to an end.
 */
export async function recover(ctx: Context): Promise<boolean> {
  const record = loadRecord(ctx);
  const attempt = openAttempt(record);
  if (!record || !attempt) return false;
  const { signature } = attempt;
  if (signature === undefined) {
    // The prompt was open when the page went: whatever was signed never reached us.
    keep(ctx, record, { ...attempt, state: 'ABANDONED' });
    return false;
  }
  reinstate(ctx);
  const signed: Signed = { ...attempt, signature };
  if (attempt.state === 'USED') {
    ctx.emit({ type: 'confirmed', signature });
    await report(ctx, signature);
  } else {
    ctx.emit({ type: 'following', signature });
    const sent = attempt.state === 'SIGNED' ? await reopen(ctx, signed) : signed;
    await settle(ctx, sent, { fresh: false });
  }
  return true;
}

/**
 * Bytes that were signed before the page went, and perhaps not sent. Where the last gate still lets them
 * through they are sent; otherwise they are not, but it is not *said* that they were not: only waiting
 * until they can no longer land is proof.
 */
async function reopen(ctx: Context, attempt: Signed): Promise<Signed> {
  const { rawTransaction: _dropped, ...rest } = attempt;
  let next: Signed;
  try {
    const found = await lastGate(ctx, currentRecord(ctx), attempt);
    next = found ? { ...rest, state: 'SENT' } : { ...attempt, state: 'SENT' };
  } catch (error) {
    if (!(error instanceof Discarded)) throw error;
    next = { ...rest, state: 'SENT' };
  }
  ctx.signal.throwIfAborted();
  if (keep(ctx, currentRecord(ctx), next) || ctx.desk.consented) return next;
  // Nobody is asked here: what cannot be written down is not sent, and watching for it needs no consent.
  keep(ctx, currentRecord(ctx), { ...rest, state: 'SENT' });
  return { ...rest, state: 'SENT' };
}

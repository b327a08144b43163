import { type Context, Discarded } from '../flow/context';
import { follow } from './confirm';
import { finalCheck } from './finalCheck';
import {
  adopt,
  currentRecord,
  writeAttempt,
  loadRecord,
  reinstate,
} from '../journal/currentRecord';
import { type Attempt, openAttempt } from '../journal/record';
import { report } from './report';

type Signed = Attempt & { signature: string };

/**
 * How it ended. 'look-again': this attempt took nothing, but another may have. Another amount has arrived for the
 * order, as when its price has changed; or the journal no longer knows the attempt. 'You were not charged' could then
 * be false.
 */
type End = 'over' | 'look-again';

/** Discards the bytes: from here on nothing of this attempt can be sent. */
export function discard(ctx: Context, error: Discarded): void {
  const record = ctx.memory.record;
  const attempt = openAttempt(record);
  if (record && attempt && attempt.state !== 'SENT' && attempt.state !== 'USED') {
    // If even this cannot be written, the older entry with its bytes must not stay.
    if (!writeAttempt(ctx, record, { ...attempt, state: 'ABANDONED' })) {
      ctx.ports.journal.remove(record.orderId);
    }
  }
  ctx.emit({ type: 'discarded', reason: error.reason });
}

/** From a signature in hand to the end: final check, sending, proof, report. Throws Discarded. */
export async function sendAndSettle(ctx: Context, attempt: Signed): Promise<End> {
  const found = await finalCheck(ctx, currentRecord(ctx), attempt);
  if (found) {
    writeAttempt(ctx, currentRecord(ctx), { ...attempt, state: 'ABANDONED' });
    await takeOver(ctx, found.signature, found.payer);
    return 'over';
  }
  const sent: Signed = { ...attempt, state: 'SENT', firstSentAt: ctx.ports.clock.now() };
  // A stopped flow must not send: another one may be running already.
  ctx.signal.throwIfAborted();
  const before = currentRecord(ctx);
  if (!writeAttempt(ctx, before, sent) && !ctx.memory.consented) {
    ctx.memory.record = before;
    throw new Discarded({ kind: 'journal' });
  }
  ctx.emit({ type: 'sending' });
  return await settle(ctx, sent, { fresh: true });
}

/** Reports a payment from another device or tab that is already on-chain, instead of paying again. */
export async function takeOver(ctx: Context, signature: string, payer: string): Promise<void> {
  adopt(ctx, currentRecord(ctx), signature, payer);
  ctx.emit({ type: 'confirmed', signature });
  await report(ctx, signature);
}

async function settle(
  ctx: Context,
  attempt: Signed,
  options: { fresh: boolean; isForgotten?: boolean },
): Promise<End> {
  const record = currentRecord(ctx);
  const proof = await follow(ctx, record, attempt, options);
  if (proof.verdict !== 'used') {
    const isFailed = proof.verdict === 'failed';
    writeAttempt(ctx, record, {
      ...attempt,
      ...(isFailed ? { state: 'FAILED', err: proof.error } : { state: 'UNUSED' }),
    });
    if (proof.others || options.isForgotten === true) return 'look-again';
    ctx.emit(isFailed ? { type: 'proven-failed', error: proof.error } : { type: 'proven-unused' });
  } else if (proof.signature === attempt.signature) {
    writeAttempt(ctx, record, { ...attempt, state: 'USED' });
    ctx.emit({ type: 'confirmed', signature: attempt.signature });
    await report(ctx, attempt.signature);
  } else {
    writeAttempt(ctx, record, { ...attempt, state: 'UNUSED' });
    await takeOver(ctx, proof.signature, proof.payer);
  }
  return 'over';
}

/** Continues the journal's attempt, after a reload or in another tab, until it ends. 'nothing': there was none. */
export async function recover(ctx: Context): Promise<End | 'nothing'> {
  const record = loadRecord(ctx);
  const attempt = openAttempt(record);
  if (!record || !attempt) return 'nothing';
  const { signature } = attempt;
  // Storage was cleared, or another tab has settled this and may have paid since: this page cannot determine which.
  const stored = ctx.ports.journal.read(record.orderId);
  const isForgotten = stored?.attempts.some((known) => known.signature === signature) !== true;
  if (signature === undefined) {
    // The prompt was open when the page closed: a signature, if any, never reached us.
    writeAttempt(ctx, record, { ...attempt, state: 'ABANDONED' });
    return 'nothing';
  }
  reinstate(ctx);
  const signed: Signed = { ...attempt, signature };
  if (attempt.state === 'USED') {
    ctx.emit({ type: 'confirmed', signature });
    await report(ctx, signature);
    return 'over';
  }
  ctx.emit({ type: 'following', signature });
  const goOn = isForgotten ? withoutBytes(ctx, signed) : signed;
  const sent = goOn.state === 'SIGNED' ? await reopen(ctx, goOn) : goOn;
  return await settle(ctx, sent, { fresh: false, isForgotten });
}

/**
 * Watches the attempt until it can no longer land, without sending it again: another may have been paid in its place.
 */
function withoutBytes(ctx: Context, { rawTransaction: _dropped, ...rest }: Signed): Signed {
  const watched: Signed = { ...rest, state: 'SENT' };
  writeAttempt(ctx, currentRecord(ctx), watched);
  return watched;
}

/**
 * Bytes that were signed before the page closed, and perhaps not sent. If the final check still accepts them they are
 * sent; otherwise they are not, but the page doesn't claim yet that nothing was sent: only waiting until they can no
 * longer land is proof.
 */
async function reopen(ctx: Context, attempt: Signed): Promise<Signed> {
  const { rawTransaction: _dropped, ...rest } = attempt;
  let next: Signed;
  try {
    const found = await finalCheck(ctx, currentRecord(ctx), attempt);
    next = found ? { ...rest, state: 'SENT' } : { ...attempt, state: 'SENT' };
  } catch (error) {
    if (!(error instanceof Discarded)) throw error;
    next = { ...rest, state: 'SENT' };
  }
  ctx.signal.throwIfAborted();
  if (writeAttempt(ctx, currentRecord(ctx), next) || ctx.memory.consented) return next;
  // No consent is requested here: bytes that cannot be written to the journal are not sent, and watching needs no
  // consent.
  return withoutBytes(ctx, attempt);
}

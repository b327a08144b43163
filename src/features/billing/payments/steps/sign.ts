import { tellIfBug } from '../bugs';
import { DEFAULT_UNITS } from './check';
import {
  Blocked,
  type Context,
  Discarded,
  readAccount,
  type Prepared,
  Stopped,
} from '../flow/context';
import { beginRecord, currentRecord, writeAttempt } from '../journal/currentRecord';
import type { DiscardReason } from '../flow/phase';
import type { TransferPlan } from '../ports';
import { type Attempt, nextNumber } from '../journal/record';
import { problemAfterSigning, problemBeforePrompt } from '../transaction/checkTransaction';
import { toBase64 } from '@/shared/text/bytes';
import { walletFailure } from './walletFailure';

/** How long to wait for the wallet's prompt. Its blockhash has expired by then. */
const PROMPT_TIMEOUT = 120_000;
/** A blockhash lives 150 blocks; more is assumed when the wallet chose another, as nodes differ a little. */
const FOREIGN_BLOCKHASH_LIFE = 200;

/**
 * Steps 2 and 3: build, simulate, check the shape, write to the journal, open the wallet, check its result, write
 * again. Nothing is sent. Null if the user rejected.
 */
export async function sign(ctx: Context, prepared: Prepared): Promise<Attempt | null> {
  const { plan, order } = prepared;
  const { unsigned, latest } = await buildChecked(ctx, plan);
  const record = beginRecord(ctx, order, plan);
  const attempt: Attempt = { n: nextNumber(record), state: 'SIGNING', ...latest };
  if (!writeAttempt(ctx, record, attempt)) await consent(ctx);
  ctx.emit({ type: 'prompted' });
  const answer = await prompt(ctx, plan, unsigned);
  if (answer === 'rejected') {
    writeAttempt(ctx, currentRecord(ctx), { ...attempt, state: 'REJECTED' });
    ctx.emit({ type: 'rejected' });
    return null;
  }
  return await accept(ctx, plan, attempt, answer);
}

async function buildChecked(ctx: Context, plan: TransferPlan) {
  const { chain, transactions } = ctx.ports;
  const latest = await ctx.wait(chain.latestBlockhash());
  const draft = transactions.build(plan, latest.blockhash, DEFAULT_UNITS);
  const { problem, unitsConsumed } = await ctx.wait(chain.simulate(draft));
  if (problem !== null) throw new Blocked({ kind: 'simulation', message: problem });
  // Twice the simulated units plus a margin for instructions wallets add; never more than the displayed fee was
  // computed for.
  const units = Math.min(DEFAULT_UNITS, (unitsConsumed ?? DEFAULT_UNITS) * 2 + 40_000);
  const unsigned = transactions.build(plan, latest.blockhash, units);
  const wrong = problemBeforePrompt(transactions.inspect(unsigned), plan);
  if (wrong !== null) throw new Blocked({ kind: 'unexpected-transaction', problem: wrong });
  if (readAccount(ctx) !== plan.payer) throw new Blocked({ kind: 'no-wallet' });
  return { unsigned, latest };
}

async function prompt(ctx: Context, plan: TransferPlan, unsigned: Uint8Array) {
  const stop = new AbortController();
  const signal = AbortSignal.any([ctx.signal, stop.signal]);
  const switched = new Promise<DiscardReason>((resolve) => {
    ctx.memory.onAccount = (address) => {
      if (address !== plan.payer) resolve({ kind: 'account-changed' });
    };
  });
  const silence = ctx.ports.clock
    .sleep(PROMPT_TIMEOUT, signal)
    .then((): DiscardReason => ({ kind: 'wallet-silent' }));
  // It is stopped as soon as the wallet answers.
  silence.catch(() => {});
  try {
    const signed = startPrompt(ctx, unsigned);
    const answer = await ctx.wait(Promise.race([signed, switched, silence]));
    if (answer instanceof Uint8Array || answer === 'rejected') return answer;
    throw new Discarded(answer);
  } finally {
    ctx.memory.onAccount = null;
    stop.abort(new Stopped('answered'));
  }
}

async function startPrompt(ctx: Context, unsigned: Uint8Array) {
  try {
    return await ctx.ports.wallet.signTransaction(unsigned);
  } catch (error) {
    // Any exception here comes from the wallet, and the user sees its message.
    const failure = walletFailure(error);
    return failure.kind === 'rejected' ? 'rejected' : failure;
  }
}

async function accept(ctx: Context, plan: TransferPlan, attempt: Attempt, bytes: Uint8Array) {
  const view = inspect(ctx, bytes);
  const problem = view ? problemAfterSigning(view, plan) : 'unreadable';
  if (!view || view.signature === null || problem !== null) {
    const changed = view !== null && view.payer !== plan.payer;
    throw new Discarded(
      changed
        ? { kind: 'account-changed' }
        : { kind: 'unexpected-transaction', problem: problem ?? 'unreadable' },
    );
  }
  const swapped = view.blockhash !== attempt.blockhash;
  const signed: Attempt = {
    ...attempt,
    state: 'SIGNED',
    signature: view.signature,
    rawTransaction: toBase64(bytes),
    blockhash: view.blockhash,
    lastValidBlockHeight: swapped
      ? (await heightNow(ctx)) + FOREIGN_BLOCKHASH_LIFE
      : attempt.lastValidBlockHeight,
    signedAt: ctx.ports.clock.now(),
  };
  if (!writeAttempt(ctx, currentRecord(ctx), signed)) await consent(ctx);
  ctx.emit({ type: 'signed', signature: view.signature });
  return signed;
}

function inspect(ctx: Context, bytes: Uint8Array) {
  try {
    return ctx.ports.transactions.inspect(bytes);
  } catch {
    // Not a bug of ours: these bytes come from the wallet, and may be anything.
    return null;
  }
}

async function heightNow(ctx: Context): Promise<number> {
  try {
    return await ctx.wait(ctx.ports.chain.blockHeight('confirmed'));
  } catch (error) {
    ctx.signal.throwIfAborted();
    tellIfBug(ctx.ports, error);
    throw new Discarded({ kind: 'chain-unreachable' });
  }
}

/** Waits until the user agrees to continue without a journal. */
async function consent(ctx: Context): Promise<void> {
  if (ctx.memory.consented) return;
  ctx.emit({ type: 'journal-refused' });
  const agreed = new Promise<void>((resolve) => {
    ctx.memory.onConsent = resolve;
  });
  await ctx.wait(agreed);
  ctx.memory.onConsent = null;
}

import { tellIfBug } from '../bugs';
import { fromBase64 } from '@/shared/text/bytes';
import type { Context } from '../flow/context';
import { reinstate } from '../journal/currentRecord';
import { ChainError } from '../ports';
import { type ThrottledChain, throttled } from '../proof/throttle';
import { type Proof, proveOutcome } from '../proof/proof';
import type { Attempt, PaymentRecord } from '../journal/record';

const POLL = 2_000;
/** Every so many rounds the height is asked for instead of sending again. */
const HEIGHT_EVERY = 4;

export type Settled = Exclude<Proof, { verdict: 'unknown' }>;

/**
 * Step 4: sends the same bytes again and again and looks for them, until it is *proven* what became of
 * them. Its end is a block height, never a timer, and an error on the way proves nothing. At most one
 * request a second (reliability C3, C4, C14).
 *
 * @param options.fresh signed just now, on this page
 */
export async function follow(
  ctx: Context,
  record: PaymentRecord,
  attempt: Attempt & { signature: string },
  { fresh }: { fresh: boolean },
): Promise<Settled> {
  const { clock } = ctx.ports;
  const chain = throttled(ctx.ports.chain, clock, ctx.signal);
  const bytes = attempt.rawTransaction === undefined ? null : fromBase64(attempt.rawTransaction);
  // Bytes from an earlier visit may be dead by now: look before sending.
  const round = fresh ? 0 : HEIGHT_EVERY - 1;
  const chase: Chase = { ctx, chain, record, attempt, bytes, round, past: false };
  for (; ; chase.round += 1) {
    const began = clock.now();
    reinstate(ctx);
    try {
      const settled = await look(chase);
      if (settled) return settled;
    } catch (error) {
      ctx.signal.throwIfAborted();
      tellIfBug(ctx.ports, error);
      // A node that refuses the bytes has answered; what other nodes did with them is still open.
      const refused = error instanceof ChainError && error.kind === 'refused';
      if (!refused) ctx.emit({ type: 'doubtful' });
    }
    await ctx.sleep(Math.max(0, began + POLL - clock.now()));
  }
}

interface Chase {
  ctx: Context;
  chain: ThrottledChain;
  record: PaymentRecord;
  attempt: Attempt & { signature: string };
  /** Null when there is nothing to send again. */
  bytes: Uint8Array | null;
  round: number;
  /** The height has passed the last valid one: sending is over, proving has begun. */
  past: boolean;
}

async function look(chase: Chase): Promise<Settled | null> {
  const { ctx, chain, record, attempt, bytes, round } = chase;
  if (chase.past) return await prove(chase);
  if (round > 0 || bytes === null) {
    const [status] = await ctx.wait(chain.statuses([attempt.signature], { history: false }));
    if (status && status.confirmation !== 'processed') {
      // Failed; but another tab may have paid since, and then that is what counts.
      if (status.err !== null) return await prove(chase);
      return { verdict: 'used', signature: attempt.signature, payer: record.payer };
    }
  }
  if (bytes !== null && round % HEIGHT_EVERY !== HEIGHT_EVERY - 1) {
    await ctx.wait(chain.send(bytes));
  } else {
    const height = await ctx.wait(chain.blockHeight('confirmed'));
    chase.past = height > attempt.lastValidBlockHeight;
  }
  ctx.emit({ type: chase.past ? 'doubtful' : 'following', signature: attempt.signature });
  return null;
}

async function prove({ ctx, chain, record, attempt }: Chase): Promise<Settled | null> {
  const plan = { ...record, lamports: BigInt(record.lamports) };
  const proof = await ctx.wait(proveOutcome(chain, attempt, plan));
  if (proof.verdict !== 'unknown') return proof;
  ctx.emit({ type: 'doubtful' });
  return null;
}

import { fromBase64 } from './base64';
import type { Context } from './context';
import { type PacedChain, paced } from './paced';
import { type Proof, proveOutcome } from './proof';
import type { Attempt, PaymentRecord } from './record';

const POLL = 2_000;
/** Every so many rounds the height is asked for instead of sending again. */
const HEIGHT_EVERY = 4;

export type Settled = Exclude<Proof, { verdict: 'unknown' }>;

/**
 * Step 4: sends the same bytes again and again and looks for them, until it is *proven* what became of
 * them. Its end is a block height, never a timer, and an error on the way proves nothing. At most one
 * request a second (reliability C3, C4, C14).
 */
export async function follow(
  ctx: Context,
  record: PaymentRecord,
  attempt: Attempt & { signature: string },
): Promise<Settled> {
  const { clock, chain: direct } = ctx.ports;
  const chain = paced(direct, clock, ctx.signal);
  const bytes = attempt.rawTransaction === undefined ? null : fromBase64(attempt.rawTransaction);
  for (let round = 0; ; round += 1) {
    const began = clock.now();
    try {
      const settled = await look(ctx, chain, record, attempt, bytes, round);
      if (settled) return settled;
    } catch {
      ctx.signal.throwIfAborted();
      ctx.emit({ type: 'doubtful' });
    }
    await ctx.sleep(Math.max(0, began + POLL - clock.now()));
  }
}

async function look(
  ctx: Context,
  chain: PacedChain,
  record: PaymentRecord,
  attempt: Attempt & { signature: string },
  bytes: Uint8Array | null,
  round: number,
): Promise<Settled | null> {
  const { signature, lastValidBlockHeight } = attempt;
  if (round > 0 || bytes === null) {
    const [status] = await ctx.wait(chain.statuses([signature], { history: false }));
    if (status && status.confirmation !== 'processed') {
      return status.err === null
        ? { verdict: 'used', signature, payer: record.payer }
        : { verdict: 'failed', error: status.err };
    }
  }
  if (bytes !== null && round % HEIGHT_EVERY !== HEIGHT_EVERY - 1) {
    await ctx.wait(chain.send(bytes));
    ctx.emit({ type: 'following', signature });
    return null;
  }
  const height = await ctx.wait(chain.blockHeight('confirmed'));
  ctx.emit({ type: 'following', signature });
  if (height <= lastValidBlockHeight) return null;
  const plan = { ...record, lamports: BigInt(record.lamports) };
  const proof = await ctx.wait(proveOutcome(chain, { signature, lastValidBlockHeight }, plan));
  if (proof.verdict !== 'unknown') return proof;
  ctx.emit({ type: 'doubtful' });
  return null;
}

import { abortable } from '../flow/context';
import type { Ports, TransferPlan } from '../ports';
import { proveOutcome } from '../proof/proof';
import { throttled } from '../proof/throttle';
import { problemAfterSigning, problemBeforePrompt } from '../transaction/checkTransaction';

/** What a transfer needs from outside. */
export type TransferPorts = Pick<Ports, 'chain' | 'clock' | 'locks' | 'transactions' | 'wallet'>;

/** Compute units of a transfer and a memo, with room for what wallets add. */
export const TRANSFER_UNITS = 100_000;
/** A blockhash lives 150 blocks; more is assumed where the wallet chose its own. */
const FOREIGN_BLOCKHASH_LIFE = 200;
const POLL_MS = 2000;

export interface SignedTransfer {
  bytes: Uint8Array;
  signature: string;
  lastValidBlockHeight: number;
}

/** What became of a transfer that was sent: 'unused' and 'failed' moved nothing. */
export type TransferEnd = 'landed' | 'unused' | 'failed';

/** Nothing was signed, and why; for people. */
export class NotSigned extends Error {}

/**
 * Builds one transfer outside of an order and has the wallet sign it; nothing is sent. The bytes are read before the
 * wallet gets them and again after, by the rules of payments.
 *
 * @param purpose what it has to match, for the sentence if it doesn’t: “your deposit”
 * @throws NotSigned where the transfer would not work, or something else came back; what the wallet throws; when the
 * signal aborts, and an answer of the wallet after that is thrown away
 */
export async function signTransfer(
  { chain, transactions, wallet }: TransferPorts,
  plan: TransferPlan,
  purpose: string,
  signal: AbortSignal,
): Promise<SignedTransfer> {
  const latest = await abortable(chain.latestBlockhash(), signal);
  const unsigned = transactions.build(plan, latest.blockhash, TRANSFER_UNITS);
  const { problem } = await abortable(chain.simulate(unsigned), signal);
  if (problem !== null) throw new NotSigned(problem);
  const wrong = problemBeforePrompt(transactions.inspect(unsigned), plan);
  if (wrong !== null) throw new NotSigned(`The transfer doesn’t match ${purpose} (${wrong}).`);
  const bytes = await abortable(wallet.signTransaction(unsigned), signal);
  const view = transactions.inspect(bytes);
  const changed = problemAfterSigning(view, plan);
  if (changed !== null || view.signature === null)
    throw new NotSigned(
      `Your wallet signed a different transfer (${changed ?? 'missing signature'}).`,
    );
  const isOwnHash = view.blockhash === latest.blockhash;
  const lastValidBlockHeight = isOwnHash
    ? latest.lastValidBlockHeight
    : (await abortable(chain.blockHeight('confirmed'), signal)) + FOREIGN_BLOCKHASH_LIFE;
  return { bytes, signature: view.signature, lastValidBlockHeight };
}

/**
 * Sends the same bytes again and again until it is proven what became of them. An error on the way proves nothing.
 *
 * @param bytes null where they are not to be sent again, only looked for
 * @throws when the signal aborts
 */
export async function followTransfer(
  { chain, clock }: TransferPorts,
  plan: TransferPlan,
  { bytes, ...sent }: { bytes: Uint8Array | null } & Omit<SignedTransfer, 'bytes'>,
  signal: AbortSignal,
): Promise<TransferEnd> {
  const slow = throttled(chain, clock, signal);
  for (;;) {
    // What a node says of bytes it has or refuses is no proof; the look below is.
    if (bytes !== null) await slow.send(bytes).catch(() => undefined);
    signal.throwIfAborted();
    const proof = await proveOutcome(slow, sent, plan).catch(() => null);
    signal.throwIfAborted();
    if (proof?.verdict === 'used') return 'landed';
    if (proof?.verdict === 'unused' || proof?.verdict === 'failed') return proof.verdict;
    await clock.sleep(POLL_MS, signal);
  }
}

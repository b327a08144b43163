import { proveOutcome } from '@/features/billing/payments/proof/proof';
import { throttled } from '@/features/billing/payments/proof/throttle';
import type { Ports, TransferPlan } from '@/features/billing/payments/ports';
import { encodeBase58 } from '@/shared/solana/base58';
import {
  problemAfterSigning,
  problemBeforePrompt,
} from '@/features/billing/payments/transaction/checkTransaction';

type DepositPorts = Pick<Ports, 'chain' | 'clock' | 'locks' | 'transactions' | 'wallet'>;

/** A deposit of SOL into a ledger wallet. */
export interface Deposit {
  serverId: string;
  /** The connected wallet (base58). */
  payer: string;
  /** The ledger wallet (base58). */
  recipient: string;
  lamports: bigint;
}

interface Signed {
  bytes: Uint8Array;
  signature: string;
  lastValidBlockHeight: number;
}

/** Compute units of a transfer and a memo, with room for what wallets add. */
const UNITS = 100_000;
/** A blockhash lives 150 blocks; more is assumed where the wallet chose its own. */
const FOREIGN_BLOCKHASH_LIFE = 200;
const POLL_MS = 2000;

/** Nothing was signed, and why; for people. */
export class NotSigned extends Error {}

/**
 * Has the wallet sign one transfer and sends it until its outcome is proven. One deposit to a server is under way in
 * the whole browser: a second press, or another tab, gets 'busy' and no prompt.
 *
 * @param onSigned called with the signature before anything is sent
 * @throws NotSigned where nothing was signed; what the wallet throws; when the signal aborts
 */
export const makeDeposit = (
  ports: DepositPorts,
  { serverId, payer, recipient, lamports }: Deposit,
  onSigned: (signature: string) => void,
  signal: AbortSignal,
): Promise<DepositEnd | 'busy'> =>
  ports.locks.withLock(`deposit:${serverId}`, async () => {
    const plan = {
      payer,
      recipient,
      lamports,
      // The transfer is found by it; no one has its key.
      reference: encodeBase58(crypto.getRandomValues(new Uint8Array(32))),
      memo: `castle:deposit:${serverId}`,
    };
    const signed = await signDeposit(ports, plan);
    signal.throwIfAborted();
    onSigned(signed.signature);
    return followDeposit(ports, plan, signed, signal);
  });

type DepositEnd = 'landed' | 'unused' | 'failed';

/**
 * Has the wallet sign the transfer; nothing is sent.
 *
 * @throws NotSigned where the transfer would not work, or something else came back; what the wallet throws
 */
async function signDeposit(
  { chain, transactions, wallet }: DepositPorts,
  plan: TransferPlan,
): Promise<Signed> {
  const latest = await chain.latestBlockhash();
  const unsigned = transactions.build(plan, latest.blockhash, UNITS);
  const { problem } = await chain.simulate(unsigned);
  if (problem !== null) throw new NotSigned(problem);
  const wrong = problemBeforePrompt(transactions.inspect(unsigned), plan);
  if (wrong !== null) throw new NotSigned(`The transfer doesn’t match your deposit (${wrong}).`);
  const bytes = await wallet.signTransaction(unsigned);
  const view = transactions.inspect(bytes);
  const changed = problemAfterSigning(view, plan);
  if (changed !== null || view.signature === null)
    throw new NotSigned(
      `Your wallet signed a different transfer (${changed ?? 'missing signature'}).`,
    );
  const isOwnHash = view.blockhash === latest.blockhash;
  const lastValidBlockHeight = isOwnHash
    ? latest.lastValidBlockHeight
    : (await chain.blockHeight('confirmed')) + FOREIGN_BLOCKHASH_LIFE;
  return { bytes, signature: view.signature, lastValidBlockHeight };
}

/**
 * Sends the same bytes again and again until it is proven what became of them. An error on the way proves nothing.
 *
 * @throws when the signal aborts
 */
async function followDeposit(
  { chain, clock }: DepositPorts,
  plan: TransferPlan,
  sent: Signed,
  signal: AbortSignal,
): Promise<DepositEnd> {
  const slow = throttled(chain, clock, signal);
  for (;;) {
    // What a node says of bytes it has or refuses is no proof; the look below is.
    await slow.send(sent.bytes).catch(() => undefined);
    signal.throwIfAborted();
    const proof = await proveOutcome(slow, sent, plan).catch(() => null);
    signal.throwIfAborted();
    if (proof?.verdict === 'used') return 'landed';
    if (proof?.verdict === 'unused' || proof?.verdict === 'failed') return proof.verdict;
    await clock.sleep(POLL_MS, signal);
  }
}

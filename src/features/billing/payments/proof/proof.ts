import type { ChainReads, TransactionOutcome, TransferPlan } from '../ports';

type Sought = Pick<TransferPlan, 'recipient' | 'lamports' | 'reference' | 'memo'>;

/** Maximum number of transactions examined per reference: strangers may attach any number of them. */
const LOOK_AT = 10;
const ORDER_MEMO = /castle:order:\S+/;

export interface Found {
  /** Base58 of a payment in full, or null. */
  paid: string | null;
  /** The payer's address (base58); '' when unknown. */
  payer: string;
  /** Lamports that arrived in payments that were too small. */
  partial: bigint;
}

/**
 * Looks for an existing payment on the reference. Anyone may attach to a reference, so only the effect counts: no
 * error, and the receiver got the price. A transaction that names another order is not ours.
 */
export async function findPayment(node: ChainReads, sought: Sought): Promise<Found> {
  let partial = 0n;
  const signatures = await node.signaturesFor(sought.reference);
  for (const signature of signatures.slice(0, LOOK_AT)) {
    const outcome = await node.transaction(signature);
    const received = outcome ? receivedBy(outcome, sought) : 0n;
    if (outcome && received >= sought.lamports) {
      return { paid: signature, payer: outcome.accountKeys[0] ?? '', partial: 0n };
    }
    partial += received;
  }
  return { paid: null, payer: '', partial };
}

function receivedBy(outcome: TransactionOutcome, sought: Sought): bigint {
  if (outcome.err !== null || !outcome.accountKeys.includes(sought.reference)) return 0n;
  const names = outcome.memos.map((memo) => ORDER_MEMO.exec(memo)?.[0]).filter(Boolean);
  if (names.length > 0 && !names.includes(sought.memo)) return 0n;
  const delta = outcome.deltas.get(sought.recipient) ?? 0n;
  return delta > 0n ? delta : 0n;
}

export type Proof =
  | { verdict: 'used'; signature: string; payer: string }
  | { verdict: 'failed'; error: string; others: boolean }
  /**
   * It is certain that it did not and cannot land: only now may another be signed. `others`: another amount has arrived
   * on the reference, as when the price has changed.
   */
  | { verdict: 'unused'; others: boolean }
  | { verdict: 'unknown' };

interface Sent {
  signature: string;
  lastValidBlockHeight: number;
}

/**
 * The outcome of a signed transaction. 'unused' requires all of the following, from one node and in this order: the
 * *finalized* height is past the last valid one, the signature is not in history, and the reference holds no payment. A
 * failed transaction is 'failed' only while the reference holds no other payment, either. Any failure to answer is
 * 'unknown' (ADR sign-then-send).
 */
export async function proveOutcome(
  chain: { onOneNode<T>(work: (node: ChainReads) => Promise<T>): Promise<T> },
  sent: Sent,
  plan: Sought & { payer: string },
): Promise<Proof> {
  return chain.onOneNode(async (node): Promise<Proof> => {
    const height = await node.blockHeight('finalized');
    const [status] = await node.statuses([sent.signature], { history: true });
    if (status && status.confirmation !== 'processed') {
      if (status.err === null) {
        return { verdict: 'used', signature: sent.signature, payer: plan.payer };
      }
    } else if (status || height <= sent.lastValidBlockHeight) return { verdict: 'unknown' };
    const found = await findPayment(node, plan);
    if (found.paid !== null) {
      return { verdict: 'used', signature: found.paid, payer: found.payer };
    }
    const error = status?.err ?? null;
    const others = found.partial > 0n;
    return error === null ? { verdict: 'unused', others } : { verdict: 'failed', error, others };
  });
}

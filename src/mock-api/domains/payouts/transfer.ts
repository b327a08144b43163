import { isDead, latestBlockhash, sendWire } from '../../chain/queries';
import type { Chain } from '../../chain/chain';

/** Number of failed transfers after which a payout has failed. */
const MOST_ATTEMPTS = 3;

/** Journal of a transfer. A signed transfer is saved before it is sent. */
export interface TransferRow {
  /** Number of transfers signed for it; a new one only after the one before is dead. */
  attempts: number;
  signature: string | null;
  /** The signed transfer (base64) while it may still land. */
  wire: string | null;
  lastValidBlockHeight: number;
}

interface Plan {
  /** Account that pays (base58). */
  payer: string;
  /** Account named by the transfer, to find it by (base58). */
  reference: string;
  memo: string;
  sign: (blockhash: string) => Promise<{ signature: string; wire: string }>;
  /** Saves a newly signed transfer. */
  onSigned: () => void;
}

/**
 * Takes a transfer a step further; may be called at any time. Signs a new one only after the one before is proven dead,
 * and fails when the last one is.
 *
 * @returns the signature of the one that landed; 'FAILED' if none has and none can; otherwise null
 * @throws when the node refuses or does not answer; the next call continues
 */
export async function pushTransfer(
  chain: Chain,
  row: TransferRow,
  plan: Plan,
): Promise<{ signature: string } | 'FAILED' | null> {
  const landed = landedOf(chain, plan);
  if (landed) return landed;
  if (row.wire === null || (await isDead(chain, row))) {
    if (row.attempts >= MOST_ATTEMPTS) return 'FAILED';
    const { blockhash, lastValidBlockHeight } = await latestBlockhash(chain);
    const signed = await plan.sign(blockhash);
    Object.assign(row, signed, { lastValidBlockHeight, attempts: row.attempts + 1 });
    plan.onSigned();
  }
  if (row.wire !== null) await sendWire(chain, row.wire);
  return landedOf(chain, plan);
}

const landedOf = (chain: Chain, { payer, reference, memo }: Plan) =>
  chain
    .transactionsFor(reference)
    .find(
      ({ err, feePayer, memos }) => err === null && feePayer === payer && memos.includes(memo),
    ) ?? null;

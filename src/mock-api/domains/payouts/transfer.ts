import { isDead, latestBlockhash, sendWire } from '../../chain/queries';
import type { Chain } from '../../chain/chain';

/** After so many transfers that did not land it has failed. */
const MOST_ATTEMPTS = 3;

/** The journal of a transfer. What was signed is written down before it is sent. */
export interface TransferRow {
  /** Transfers signed for it, one after another: only a dead one is followed by the next. */
  attempts: number;
  signature: string | null;
  /** The signed transfer (base64) while it may still land. */
  wire: string | null;
  lastValidBlockHeight: number;
}

interface Plan {
  /** Account that pays (base58). */
  payer: string;
  /** Named by the transfer, so that it is found again (base58). */
  reference: string;
  memo: string;
  sign: (blockhash: string) => Promise<{ signature: string; wire: string }>;
  /** Writes a freshly signed transfer down. */
  onSigned: () => void;
}

/**
 * Takes a transfer a step further; to be called as often as one likes. It is signed anew only once the one before
 * is proven dead, and has failed when the last of them is.
 *
 * @returns the signature of the one that landed; 'FAILED' when nothing has and nothing can; else null
 * @throws when the node refuses or does not answer: the next call goes on
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

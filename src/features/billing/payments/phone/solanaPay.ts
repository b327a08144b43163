import { formatSol } from '@/shared/money/lamports';
import { tellIfBug } from '../bugs';
import { pauseAskedBy, type Ports, type TransferPlan } from '../ports';
import { findPayment } from '../proof/proof';

const POLL = 5_000;
const LONGEST_PAUSE = 60_000;

/** Contents of a Solana Pay link; the wallet that scans it is the payer. */
export interface PayRequest extends Omit<TransferPlan, 'payer'> {
  /** The requester's name, for the wallet to show. */
  label: string;
  /** Purpose of the payment, for the wallet to show. */
  message: string;
}

/** The link behind the QR code (Solana Pay, "transfer request"): `solana:<recipient>?amount=…`. */
export function solanaPayUrl(request: PayRequest): string {
  const { recipient, lamports, reference, label, message, memo } = request;
  const fields = { amount: formatSol(lamports), reference, label, message, memo };
  // Wallets don't decode '+' as a space, so with URLSearchParams they would show plus signs for spaces.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `solana:${recipient}?${query.join('&')}`;
}

/**
 * Watches the reference until a payment in full arrives from any wallet, for instance on a phone.
 *
 * @returns its signature (base58) and payer. Rejects only when the signal aborts.
 */
export async function watchReference(
  { chain, clock, bugs }: Pick<Ports, 'chain' | 'clock' | 'bugs'>,
  request: Omit<TransferPlan, 'payer'>,
  signal: AbortSignal,
  onPartial: (lamports: bigint) => void = () => {},
): Promise<{ signature: string; payer: string }> {
  for (let pause = POLL; ;) {
    signal.throwIfAborted();
    try {
      const found = await chain.onOneNode((node) => findPayment(node, request));
      if (found.paid !== null) return { signature: found.paid, payer: found.payer };
      if (found.partial > 0n) onPartial(found.partial);
      pause = POLL;
    } catch (error) {
      tellIfBug({ bugs }, error);
      pause = Math.max(Math.min(LONGEST_PAUSE, pause * 2), pauseAskedBy(error));
    }
    await clock.sleep(pause, signal);
  }
}

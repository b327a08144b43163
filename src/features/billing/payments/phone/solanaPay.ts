import { formatSol } from '@/shared/money/lamports';
import { tellIfBug } from '../bugs';
import { pauseAskedBy, type Ports, type TransferPlan } from '../ports';
import { findPayment } from '../proof/proof';

const POLL = 5_000;
const LONGEST_PAUSE = 60_000;

/** What a Solana Pay link asks for; the payer is whoever scans it. */
export interface PayRequest extends Omit<TransferPlan, 'payer'> {
  /** Who asks, for the wallet to show. */
  label: string;
  /** What for. */
  message: string;
}

/** The link behind the QR code (Solana Pay, "transfer request"): `solana:<recipient>?amount=…`. */
export function solanaPayUrl(request: PayRequest): string {
  const { recipient, lamports, reference, label, message, memo } = request;
  const fields = { amount: formatSol(lamports), reference, label, message, memo };
  // Wallets read '+' as itself, so URLSearchParams would show plus signs for spaces.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `solana:${recipient}?${query.join('&')}`;
}

/**
 * Watches the reference until a payment in full arrives from anywhere, a phone for instance.
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

import {
  followTransfer,
  signTransfer,
  type TransferEnd,
  type TransferPorts,
} from '@/features/billing/payments/transfer/oneTransfer';
import { encodeBase58 } from '@/shared/solana/base58';

/** A deposit of SOL into a ledger wallet. */
export interface Deposit {
  serverId: string;
  /** The connected wallet (base58). */
  payer: string;
  /** The ledger wallet (base58). */
  recipient: string;
  lamports: bigint;
}

/**
 * Has the wallet sign one transfer and sends it until its outcome is proven. One deposit to a server is under way in
 * the whole browser: a second press, or another tab, gets 'busy' and no prompt.
 *
 * @param onSigned called with the signature before anything is sent
 * @throws NotSigned where nothing was signed; what the wallet throws; when the signal aborts
 */
export const makeDeposit = (
  ports: TransferPorts,
  { serverId, payer, recipient, lamports }: Deposit,
  onSigned: (signature: string) => void,
  signal: AbortSignal,
): Promise<TransferEnd | 'busy'> =>
  ports.locks.withLock(`deposit:${serverId}`, async () => {
    const plan = {
      payer,
      recipient,
      lamports,
      // The transfer is found by it; no one has its key.
      reference: encodeBase58(crypto.getRandomValues(new Uint8Array(32))),
      memo: `castle:deposit:${serverId}`,
    };
    const signed = await signTransfer(ports, plan, 'your deposit', signal);
    signal.throwIfAborted();
    onSigned(signed.signature);
    return followTransfer(ports, plan, signed, signal);
  });

import type { Adapter } from '@solana/wallet-adapter-base';
import { WalletNotConnectedError, WalletSignTransactionError } from '@solana/wallet-adapter-base';
import { Transaction, VersionedTransaction } from '@solana/web3.js';

/** Whether the wallet can sign without sending. */
export const canSignOnly = (adapter: Adapter | null): boolean =>
  adapter !== null && 'signTransaction' in adapter;

/**
 * Has the wallet sign a serialized legacy or v0 transaction and returns it serialized, unsent. The wallet may have
 * changed it (guard instructions, blockhash): the caller must check its effects before sending it.
 * @throws WalletNotConnectedError, WalletSignTransactionError, or the wallet's error
 */
export async function signBytes(adapter: Adapter | null, bytes: Uint8Array): Promise<Uint8Array> {
  if (!adapter?.connected) throw new WalletNotConnectedError();
  if (!('signTransaction' in adapter)) {
    throw new WalletSignTransactionError('This wallet can’t sign without sending');
  }
  const versioned = VersionedTransaction.deserialize(bytes);
  if (versioned.version !== 'legacy') {
    if (!adapter.supportedTransactionVersions?.has(versioned.version)) {
      throw new WalletSignTransactionError('This wallet can’t sign this kind of transaction');
    }
    return (await adapter.signTransaction(versioned)).serialize();
  }
  const signed = await adapter.signTransaction(Transaction.from(bytes));
  // The caller checks the signatures on the bytes.
  return new Uint8Array(signed.serialize({ requireAllSignatures: false, verifySignatures: false }));
}

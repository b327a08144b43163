import { Transaction, type VersionedTransaction } from '@solana/web3.js';
import type { WalletPort } from '../ports';

/** What is needed of a connected wallet (wallet-adapter-react's `useWallet` has these). */
export interface SigningWallet {
  publicKey: { toBase58(): string } | null;
  signTransaction?:
    (<T extends Transaction | VersionedTransaction>(tx: T) => Promise<T>) | undefined;
}

/**
 * The wallet as the payment flow sees it: bytes in, signed bytes out, nothing sent.
 *
 * @param current the wallet as it is at this moment; it changes with the person's choice
 */
export function createWalletPort(current: () => SigningWallet): WalletPort {
  return {
    address: () => current().publicKey?.toBase58() ?? null,
    async signTransaction(bytes) {
      const { signTransaction } = current();
      if (!signTransaction)
        throw new Error('This wallet cannot sign a transaction without sending it.');
      const signed = await signTransaction(Transaction.from(bytes));
      return new Uint8Array(
        signed.serialize({ requireAllSignatures: false, verifySignatures: false }),
      );
    },
  };
}

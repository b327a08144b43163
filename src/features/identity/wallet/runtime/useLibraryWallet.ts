import type { WalletName } from '@solana/wallet-adapter-base';
import { useWallet, type WalletContextState } from '@solana/wallet-adapter-react';

interface LibraryWallet extends Pick<
  WalletContextState,
  'wallets' | 'wallet' | 'publicKey' | 'connected' | 'disconnecting' | 'signMessage' | 'signIn'
> {
  readonly select: (name: WalletName | null) => void;
  readonly disconnect: () => Promise<void>;
}

/** wallet-adapter-react's context. Its functions are closures, though it types them as methods. */
export const useLibraryWallet = (): LibraryWallet => useWallet();

import type { Adapter } from '@solana/wallet-adapter-base';
import {
  CoinbaseWalletAdapter,
  LedgerWalletAdapter,
  PhantomWalletAdapter,
  SolflareWalletAdapter,
  TrustWalletAdapter,
} from '@solana/wallet-adapter-wallets';
import { supportsLedgerHere } from '../ledger';

const createWallets = (): Adapter[] => [
  new PhantomWalletAdapter(),
  new SolflareWalletAdapter(),
  new CoinbaseWalletAdapter(),
  new TrustWalletAdapter(),
  ...(supportsLedgerHere() ? [new LedgerWalletAdapter()] : []),
];

/**
 * The wallets offered besides those that announce themselves by Wallet Standard. With the embedded back
 * end a burner wallet on the embedded chain comes first; a build for a remote API holds no trace of it.
 */
export async function adapterFactory(): Promise<() => Adapter[]> {
  if (import.meta.env.VITE_API_MODE !== 'remote') {
    const { EmbeddedBurner } = await import('./burner');
    return () => [new EmbeddedBurner(), ...createWallets()];
  }
  return createWallets;
}

import type { Adapter } from '@solana/wallet-adapter-base';
import type { ComponentType } from 'react';
import type { WalletRuntimeProps } from './WalletRuntime';

export interface LoadedRuntime {
  readonly WalletRuntime: ComponentType<WalletRuntimeProps>;
  /** New adapters at each call: one that hangs is replaced, never reused. */
  readonly createAdapters: () => Adapter[];
}

/** Fetches the wallet code, Buffer before all else. @throws when a chunk cannot be fetched */
export async function loadRuntime(): Promise<LoadedRuntime> {
  await import('./buffer');
  const [{ WalletRuntime }, { adapterFactory }] = await Promise.all([
    import('./WalletRuntime'),
    import('./adapters'),
  ]);
  return { WalletRuntime, createAdapters: await adapterFactory() };
}

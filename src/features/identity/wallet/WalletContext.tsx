import { createContext, useContext, useSyncExternalStore } from 'react';
import type { WalletState, WalletStore } from './walletStore';

export const WalletStoreContext = createContext<WalletStore | null>(null);

/** The store itself, for the parts of this feature. @throws outside a `WalletHost` */
export function useWalletStore(): WalletStore {
  const store = useContext(WalletStoreContext);
  if (!store) throw new Error('useWalletState needs a WalletHost above it');
  return store;
}

/**
 * The wallet as the whole app sees it (spec §4 states, §9 limit). Usable before the wallet code has been fetched:
 * requests are executed when it arrives. The functions are stable for the life of the page, except `signMessage` and
 * `signIn`, which exist only for a connected wallet that supports them. `signTransaction` takes a serialized unsigned
 * legacy or v0 transaction and returns it signed, unsent; it rejects with the wallet's error (see
 * `describeWalletError`, `isUserRejection`).
 */
export function useWalletState(): WalletState {
  const store = useWalletStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getWrittenState);
}

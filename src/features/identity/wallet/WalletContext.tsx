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
 * The wallet as the whole app sees it (spec §4 states, §9 limit). Usable before the wallet code has been
 * fetched: what is asked then happens on its arrival. The functions keep their identity for the life of
 * the page, except `signMessage` and `signIn`, which are there only for a connected wallet that can do so.
 * `signTransaction` takes a serialized unsigned legacy or v0 transaction and returns it signed, unsent; it
 * rejects with the error of the wallet (see `describeWalletError`, `isUserRejection`).
 */
export function useWalletState(): WalletState {
  const store = useWalletStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getWrittenState);
}

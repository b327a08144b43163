import { useEffect } from 'react';
import { RESTORE_PATIENCE_MS } from './limits';
import { canReconnectSilently, isReady } from './readiness';
import { useLibraryWallet } from './useLibraryWallet';
import type { SessionControl } from './useWalletSession';

/**
 * Takes up the wallet of the last visit: silently or not at all (reliability B5), once (B6), also when its
 * extension appears late (B7). A wallet that cannot do so silently waits for a press of Connect.
 */
export function useRestore(generation: number, control: SessionControl): void {
  const { wallet } = useLibraryWallet();

  useEffect(() => {
    if (generation !== 0 || !wallet || !isReady(wallet.readyState)) return;
    if (!canReconnectSilently(wallet.adapter)) control.stopRestoring();
    else control.restore(wallet.adapter.name);
  }, [generation, wallet, control]);

  useEffect(() => {
    // An attempt has its own end. Without one the wallet is not there, and may still come late.
    const timer = setTimeout(() => {
      if (!control.isAttempting()) control.stopRestoring();
    }, RESTORE_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [control]);
}

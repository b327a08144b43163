import { useEffect } from 'react';
import { useWalletState } from './WalletContext';

/**
 * Connects a wallet, on a screen that needs one. The wallet of an earlier visit reconnects automatically, and its code
 * is loaded at once; a press before that opens the picker, as in the header.
 */
export function ConnectButton() {
  const { restoring, load, openPicker, requestConnect } = useWalletState();
  useEffect(() => {
    if (restoring) load();
  }, [restoring, load]);
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-busy={restoring}
      onClick={restoring ? openPicker : requestConnect}
    >
      {restoring ? 'Connecting ...' : 'Connect a wallet'}
    </button>
  );
}

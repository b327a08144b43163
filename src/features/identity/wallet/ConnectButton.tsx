import { useEffect } from 'react';
import { useWalletState } from './WalletContext';

/**
 * The way to a connected wallet, on a screen that needs it for what is done there. The wallet of an earlier visit is
 * on its way by itself, and is hurried; what is pressed meanwhile opens the picker, as in the header.
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

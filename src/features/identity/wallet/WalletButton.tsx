import {
  type ComponentType,
  type RefCallback,
  useCallback,
  useRef,
  useSyncExternalStore,
} from 'react';
import { WalletIcon } from '@/shared/ui/icons';
import { useWalletState, useWalletStore } from './WalletContext';
import type { WalletMenuProps, WalletState } from './walletStore';

/** The labels of spec §1; the placeholder has the same label as a loaded button. */
function label({ status }: WalletState): string {
  if (status === 'has-wallet') return 'Connect';
  return status === 'no-wallet' ? 'Select Wallet' : 'Connecting ...';
}

/** Moves the focus when the plain button and the menu's toggle replace each other. */
function useFollowingFocus(): RefCallback<HTMLButtonElement> {
  const current = useRef<HTMLButtonElement | null>(null);
  const hadFocus = useRef(false);
  return useCallback((node: HTMLButtonElement | null) => {
    if (node === null) {
      hadFocus.current = current.current !== null && current.current === document.activeElement;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      node.focus();
    }
    current.current = node;
  }, []);
}

interface ConnectedProps extends WalletMenuProps {
  readonly menu: ComponentType<WalletMenuProps>;
}

/** The menu, which is loaded with the wallet code. */
function Connected({ menu: Menu, ...props }: ConnectedProps) {
  return <Menu {...props} />;
}

interface WalletButtonProps {
  /** Gold, if connecting is the main action of the page. */
  isPrimary?: boolean;
}

/** The wallet button of the header: small, and of constant size whether or not the wallet code is loaded. */
export function WalletButton({ isPrimary = false }: WalletButtonProps) {
  const wallet = useWalletState();
  const store = useWalletStore();
  const menu = useSyncExternalStore(store.subscribe, store.getMenu, store.getMenu);
  const ref = useFollowingFocus();

  if (wallet.loaded && menu && wallet.address !== null) {
    return <Connected menu={menu} wallet={wallet} toggleRef={ref} />;
  }
  const connecting = wallet.status === 'connecting';
  return (
    <button
      ref={ref}
      type="button"
      className={`btn ${isPrimary ? 'btn-primary' : 'btn-outline-secondary'} wallet-button ${wallet.restoring ? 'wallet-button--restoring' : ''}`}
      aria-busy={connecting}
      onPointerEnter={wallet.load}
      onFocus={wallet.load}
      onClick={connecting ? wallet.openPicker : wallet.requestConnect}
    >
      {wallet.restoring ? (
        // As wide as the button of the connected wallet; on a phone, as its icon.
        <>
          <WalletIcon className="wallet-button__sign" />
          <span className="wallet-button__address">{label(wallet)}</span>
        </>
      ) : (
        label(wallet)
      )}
    </button>
  );
}

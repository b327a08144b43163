import { type Adapter, WalletReadyState } from '@solana/wallet-adapter-base';

/** Mobile Wallet Adapter, which wallet-adapter-react adds by itself on Android. */
const MOBILE_WALLET = 'Mobile Wallet Adapter';

/** Installed, or a web or hardware wallet that needs no installing. */
export const isReady = (state: WalletReadyState): boolean =>
  state === WalletReadyState.Installed || state === WalletReadyState.Loadable;

/** Disconnecting Mobile Wallet Adapter wipes its authorizations, so it is only ever let go of. */
export const mayDisconnectOnSwitch = (adapter: Adapter): boolean => adapter.name !== MOBILE_WALLET;

/**
 * Whether `autoConnect()` stays silent. Wallet Standard and the mobile adapter have a silent way; for
 * other adapters autoConnect is connect and may open a window, which nobody asked for (reliability B5).
 */
export function canReconnectSilently(adapter: Adapter): boolean {
  return (
    ('standard' in adapter && adapter.standard) ||
    ('silentReconnect' in adapter && adapter.silentReconnect === true) ||
    adapter.name === MOBILE_WALLET
  );
}

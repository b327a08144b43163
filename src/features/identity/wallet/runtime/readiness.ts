import { type Adapter, WalletReadyState } from '@solana/wallet-adapter-base';

/** Mobile Wallet Adapter, which wallet-adapter-react adds automatically on Android. */
const MOBILE_WALLET = 'Mobile Wallet Adapter';

/** Installed, or a web or hardware wallet that needs no installing. */
export const isReady = (state: WalletReadyState): boolean =>
  state === WalletReadyState.Installed || state === WalletReadyState.Loadable;

/** Disconnecting Mobile Wallet Adapter wipes its authorizations, so it is only ever deselected. */
export const mayDisconnectOnSwitch = (adapter: Adapter): boolean => adapter.name !== MOBILE_WALLET;

/**
 * Whether `autoConnect()` stays silent. Wallet Standard and the mobile adapter can reconnect silently; for other
 * adapters autoConnect is connect and may open a window without a user's action (reliability B5).
 */
export function canReconnectSilently(adapter: Adapter): boolean {
  return (
    ('standard' in adapter && adapter.standard) ||
    ('silentReconnect' in adapter && adapter.silentReconnect === true) ||
    adapter.name === MOBILE_WALLET
  );
}

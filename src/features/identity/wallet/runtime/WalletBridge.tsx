import type { Wallet } from '@solana/wallet-adapter-react';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { SignInInput, WalletReport, WalletStatus, WalletStore } from '../walletStore';
import { DISCONNECT_LIMIT_MS, settledWithin } from './limits';
import { canSignOnly, signBytes } from './sign';
import { useAttempt } from './useAttempt';
import { useLibraryWallet } from './useLibraryWallet';
import { useRestore } from './useRestore';
import type { Attempt, SessionControl } from './useWalletSession';
import { WalletMenu } from './WalletMenu';

interface BridgeProps {
  readonly store: WalletStore;
  readonly generation: number;
  readonly attempt: Attempt | null;
  readonly restoring: boolean;
  readonly control: SessionControl;
  readonly publish: (wallets: readonly Wallet[]) => void;
  readonly choose: (wallet: Wallet) => void;
  readonly openPicker: () => void;
  readonly onConnected: (address: string) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Reports what wallet-adapter-react knows into the store, and does what the store is asked. */
export function WalletBridge(props: BridgeProps) {
  const { store, attempt, control, publish, choose, openPicker, onConnected, onFailed } = props;
  const { wallets, wallet, publicKey, connected, disconnecting, disconnect, signMessage, signIn } =
    useLibraryWallet();
  const outcome = useMemo(() => ({ onConnected, onFailed }), [onConnected, onFailed]);
  useRestore(props.generation, control);
  useAttempt(attempt, control, outcome);

  const waiting = attempt !== null || props.restoring;
  const adapter = wallet?.adapter ?? null;
  const address = connected ? (publicKey?.toBase58() ?? null) : null;

  const signInPlainly = useMemo(
    () =>
      signIn &&
      (async (input: SignInInput) => {
        const { account, signedMessage, signature } = await signIn(input);
        return { address: account.address, signedMessage, signature };
      }),
    [signIn],
  );

  useLayoutEffect(() => {
    const idle: WalletStatus = adapter ? 'has-wallet' : 'no-wallet';
    const off: WalletStatus = waiting ? 'connecting' : idle;
    const on: WalletStatus = disconnecting ? 'disconnecting' : 'connected';
    const report: WalletReport = {
      status: address === null ? off : on,
      address,
      walletName: adapter?.name ?? attempt?.name ?? null,
      restoring: address === null && props.restoring,
      supportsSignOnly: address !== null && canSignOnly(adapter),
      signMessage: address === null ? undefined : signMessage,
      signIn: address === null ? undefined : signInPlainly,
    };
    store.report(report);
  }, [
    store,
    adapter,
    address,
    attempt,
    waiting,
    disconnecting,
    props.restoring,
    signMessage,
    signInPlainly,
  ]);

  useEffect(() => publish(wallets), [publish, wallets]);

  const leave = useCallback(async () => {
    await settledWithin(disconnect(), DISCONNECT_LIMIT_MS);
    control.startOver();
  }, [disconnect, control]);

  useEffect(
    () =>
      store.attach(
        {
          openPicker,
          requestConnect() {
            if (address !== null) return;
            if (wallet) choose(wallet);
            else openPicker();
          },
          disconnect: leave,
          signTransaction: (bytes) => signBytes(adapter, bytes),
        },
        WalletMenu,
      ),
    [store, openPicker, choose, wallet, adapter, address, leave],
  );
  return null;
}

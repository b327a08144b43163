import { type Adapter, WalletNotReadyError } from '@solana/wallet-adapter-base';
import { type Wallet, WalletProvider } from '@solana/wallet-adapter-react';
import { WalletModalContext } from '@solana/wallet-adapter-react-ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { announce } from '@/shared/ui/announce';
import { shortAddress } from '../../../../shared/solana/shortAddress';
import { describeWalletError, type WalletNotice, walletErrorName } from '../errors';
import type { WalletStore } from '../walletStore';
import { Picker } from './Picker';
import { isReady, mayDisconnectOnSwitch } from './readiness';
import { useWalletSession } from './useWalletSession';
import { WalletBridge } from './WalletBridge';
import { walletRow } from './walletRows';

export interface WalletRuntimeProps {
  readonly store: WalletStore;
  readonly notify: (notice: WalletNotice) => void;
  readonly createAdapters: () => Adapter[];
}

/** Errors shown by the caller that requested the signature. */
const ANSWERED_ELSEWHERE = /^Wallet(SignTransaction|SignMessage|SendTransaction|SignIn)Error$/;
/** Shown when a wallet connects with the account that was already connected. */
const SAME_ACCOUNT: WalletNotice = {
  tone: 'neutral',
  title: 'This wallet is already connected',
  detail: 'To use another account, select it in your wallet first, or choose another wallet.',
};
/** With these errors a connected wallet has selected an account that this site may not see (reliability B10). */
const ACCOUNT_LOST = /^Wallet(PublicKey|Account)Error$/;

/** The wallet code: adapters, picker and the bridge into the store. Renders nothing but the picker. */
export function WalletRuntime({ store, notify, createAdapters }: WalletRuntimeProps) {
  const { generation, adapters, attempt, restoring, control } = useWalletSession(createAdapters);
  const [visible, setVisible] = useState(false);
  const [missing, setMissing] = useState<Wallet | null>(null);
  const [problem, setProblem] = useState<WalletNotice | null>(null);
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);

  /** The account before the change. */
  const before = useRef<string | null>(null);
  const openPicker = useCallback(() => {
    before.current = store.getState().address;
    setMissing(null);
    setProblem(null);
    setVisible(true);
  }, [store]);
  const onConnected = useCallback(
    (address: string) => {
      setVisible(false);
      if (address === before.current) notify(SAME_ACCOUNT);
      else announce(`Wallet ${shortAddress(address)} connected`);
      before.current = null;
    },
    [notify],
  );

  const choose = useCallback(
    (wallet: Wallet) => {
      setProblem(null);
      if (!isReady(wallet.readyState)) {
        setMissing(wallet);
        setVisible(true);
        return;
      }
      setMissing(null);
      for (const { adapter } of wallets) {
        if (!adapter.connected || adapter.name === wallet.adapter.name) continue;
        if (!mayDisconnectOnSwitch(adapter)) continue;
        adapter.disconnect().catch((error: unknown) => console.warn('A wallet stayed', error));
      }
      control.begin(wallet.adapter.name);
    },
    [wallets, control],
  );

  const onFailed = useCallback(
    (error: unknown) => {
      console.warn(walletErrorName(error), error);
      const notice = describeWalletError(error);
      // Shown in the picker too: content behind an open dialog is hidden from screen readers.
      setProblem(notice);
      notify(notice);
    },
    [notify],
  );

  // Passed to the library so that it never opens a window without being asked (reliability B12).
  const onError = useCallback(
    (error: unknown, adapter?: Adapter) => {
      const name = walletErrorName(error);
      if (control.isAttempting() || ANSWERED_ELSEWHERE.test(name)) return;
      if (error instanceof WalletNotReadyError && adapter) {
        setMissing({ adapter, readyState: adapter.readyState });
        setVisible(true);
        return;
      }
      onFailed(error);
      if (ACCOUNT_LOST.test(name)) control.startOver();
    },
    [control, onFailed],
  );

  const modal = useMemo(() => ({ visible, setVisible }), [visible]);
  return (
    <WalletModalContext value={modal}>
      <WalletProvider key={generation} wallets={adapters} autoConnect={false} onError={onError}>
        <WalletBridge
          {...{ store, generation, attempt, restoring, control, choose, openPicker, onFailed }}
          publish={setWallets}
          onConnected={onConnected}
        />
      </WalletProvider>
      <Picker
        wallets={wallets}
        missing={missing === null ? null : walletRow(missing)}
        problem={problem}
        connectingTo={attempt && !attempt.silent ? attempt.name : null}
        onChoose={choose}
      />
    </WalletModalContext>
  );
}

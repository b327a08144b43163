import {
  type Adapter,
  WalletConnectionError,
  WalletNotReadyError,
  WalletReadyState,
  WalletTimeoutError,
} from '@solana/wallet-adapter-base';
import { useEffect, useRef } from 'react';
import { CONNECT_LIMIT_MS } from './limits';
import type { AdditionsWatch } from './pageAdditions';
import { isReady } from './readiness';
import { useLibraryWallet } from './useLibraryWallet';
import type { Attempt, SessionControl } from './useWalletSession';

interface Outcome {
  /** @param address base58 */
  readonly onConnected: (address: string) => void;
  readonly onFailed: (error: unknown) => void;
}

const SETTLED_POLL_MS = 200;

/**
 * Waits for a connection that outlasts the call that began it: Mobile Wallet Adapter's `connect` returns at once. It
 * reports a failure by an event, and a silent attempt that finds nothing by none.
 *
 * @throws what the wallet reports
 */
function settled(adapter: Adapter): Promise<void> {
  return new Promise((resolve, reject) => {
    adapter.once('error', reject);
    const timer = setInterval(() => {
      if (adapter.connecting) return;
      clearInterval(timer);
      adapter.off('error', reject);
      resolve();
    }, SETTLED_POLL_MS);
  });
}

/** @throws what the wallet throws; WalletConnectionError if it answers without having connected */
async function connect(adapter: Adapter, silent: boolean): Promise<void> {
  // Effects of the provider run after ours: its listeners must be there before a wallet that answers at once.
  await Promise.resolve();
  await (silent ? adapter.autoConnect() : adapter.connect());
  if (adapter.connecting) await settled(adapter);
  if (!adapter.connected) throw new WalletConnectionError('The wallet answered without connecting');
}

/**
 * Carries out the current attempt: selects the wallet, waits until the provider has it, connects it once
 * (reliability B1), and gives up after 30 s (B2). What comes later is not listened to (B3), and what the
 * wallet put on the page goes with an attempt that ends without a connection (docs/product/wallets.md).
 */
export function useAttempt(
  attempt: Attempt | null,
  control: SessionControl,
  { onConnected, onFailed }: Outcome,
): void {
  const { wallet, select } = useLibraryWallet();
  const selected = useRef<Attempt | null>(null);
  const started = useRef<Attempt | null>(null);
  const additions = useRef<AdditionsWatch | null>(null);

  useEffect(() => {
    if (!attempt) return undefined;
    const watch = control.watchAdditions();
    additions.current = watch;
    return () => watch.end('failed');
  }, [attempt, control]);

  useEffect(() => {
    if (!attempt || attempt.silent || selected.current === attempt) return;
    selected.current = attempt;
    select(attempt.name);
  }, [attempt, select]);

  useEffect(() => {
    if (!attempt || wallet?.adapter.name !== attempt.name || started.current === attempt) return;
    started.current = attempt;
    const fail = (error: unknown) => {
      if (!control.isCurrent(attempt)) return;
      control.settle(attempt);
      if (attempt.silent) return console.warn('The wallet wasn’t restored', error);
      control.startOver();
      onFailed(error);
    };
    if (!isReady(wallet.readyState)) return fail(new WalletNotReadyError());
    const { adapter } = wallet;
    const run = async () => {
      try {
        const call = connect(adapter, attempt.silent);
        additions.current?.during(call);
        await call;
      } catch (error) {
        return fail(error);
      }
      if (!control.isCurrent(attempt)) return;
      const isOutside = adapter.readyState === WalletReadyState.Installed;
      additions.current?.end(isOutside ? 'connected-outside' : 'connected');
      control.settle(attempt);
      if (!attempt.silent) onConnected(adapter.publicKey?.toBase58() ?? '');
    };
    void run();
  }, [attempt, wallet, control, onConnected, onFailed]);

  useEffect(() => {
    if (!attempt) return undefined;
    const timer = setTimeout(() => {
      if (!control.isCurrent(attempt)) return;
      control.startOver();
      if (!attempt.silent) onFailed(new WalletTimeoutError());
    }, CONNECT_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [attempt, control, onFailed]);
}

import { reportError } from '@/shared/errors/reportError';
import {
  Component,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { WalletNotice } from './errors';
import { rememberedWallet } from './rememberedWallet';
import type { LoadedRuntime } from './runtime/load';
import { WalletStoreContext } from './WalletContext';
import { createWalletStore, type WalletStore } from './walletStore';

export type Notify = (notice: WalletNotice) => void;

interface HostProps {
  readonly children: ReactNode;
  /** Shows a notice (a toast); `neutral` ones are no errors. */
  readonly notify: Notify;
  /** Resolves when the wallet of an earlier visit may be fetched: its code is large, and nothing shown needs it. */
  readonly restoreWhen?: () => Promise<void>;
  /** For tests: supplies the wallet code and its adapters. */
  readonly loadRuntime?: () => Promise<LoadedRuntime>;
}

const fetchRuntime = async () => (await import('./runtime/load')).loadRuntime();

const mounted = () => Promise.resolve();

const UNAVAILABLE: WalletNotice = {
  tone: 'error',
  title: 'Couldn’t load wallets',
  detail: 'Check your connection and press the wallet button again.',
};

/** A wallet extension that breaks our rendering must not take the page with it. */
class RuntimeBoundary extends Component<{ children: ReactNode; onBreak: () => void }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch() {
    this.props.onBreak();
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

interface SlotProps {
  readonly store: WalletStore;
  readonly notify: Notify;
  readonly load: () => Promise<LoadedRuntime>;
}

function RuntimeSlot({ store, notify, load }: SlotProps) {
  const wanted = useSyncExternalStore(store.subscribe, store.isWanted, store.isWanted);
  const [runtime, setRuntime] = useState<LoadedRuntime | null>(null);

  useEffect(() => {
    if (!wanted || runtime) return undefined;
    let gone = false;
    load().then(
      (loaded) => !gone && setRuntime(loaded),
      (error: unknown) => {
        if (gone) return;
        // Without a network the page stays as it is, and goes on once there is one (reliability E7).
        if (!navigator.onLine && store.getState().restoring && !store.isAwaited()) {
          store.putOff();
          return;
        }
        reportError('The wallet code didn’t load', error);
        store.failed();
        notify(UNAVAILABLE);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, runtime, load, store, notify]);

  if (!wanted || !runtime) return null;
  const { WalletRuntime, createAdapters } = runtime;
  return (
    <RuntimeBoundary
      onBreak={() => {
        store.failed();
        notify(UNAVAILABLE);
      }}
    >
      <WalletRuntime store={store} notify={notify} createAdapters={createAdapters} />
    </RuntimeBoundary>
  );
}

/** One function for the life of the page, so that a parent's render restarts no timer of the wallet code. */
function useStable(notify: Notify): Notify {
  const latest = useRef(notify);
  useEffect(() => {
    latest.current = notify;
  }, [notify]);
  return useCallback((notice) => latest.current(notice), []);
}

/**
 * Gives the page its wallet. The wallet code is fetched once `restoreWhen` says so when a wallet was connected
 * before, else when it is asked for; it is mounted beside `children`, which therefore never remount.
 */
export function WalletHost({
  children,
  notify,
  restoreWhen = mounted,
  loadRuntime = fetchRuntime,
}: HostProps) {
  const [store] = useState(() => createWalletStore(rememberedWallet()));
  const stable = useStable(notify);

  useEffect(() => {
    if (!store.getState().restoring) return undefined;
    let isGone = false;
    const takeUp = () => {
      const { restoring, load } = store.getState();
      if (!isGone && restoring) load();
    };
    void restoreWhen().then(takeUp);
    window.addEventListener('online', takeUp);
    return () => {
      isGone = true;
      window.removeEventListener('online', takeUp);
    };
  }, [store, restoreWhen]);

  return (
    <WalletStoreContext value={store}>
      {children}
      <RuntimeSlot store={store} notify={stable} load={loadRuntime} />
    </WalletStoreContext>
  );
}

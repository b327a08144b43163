import type { Adapter, WalletName } from '@solana/wallet-adapter-base';
import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetWallet, rememberedWallet } from '../rememberedWallet';
import { type AdditionsWatch, PageAdditions } from './pageAdditions';

export interface Attempt {
  readonly id: number;
  readonly name: WalletName;
  /** A reconnect on load, which must not show any UI. */
  readonly silent: boolean;
}

interface SessionState {
  /** Key of the provider: another one means a new provider with new adapters. */
  readonly generation: number;
  readonly adapters: Adapter[];
  readonly attempt: Attempt | null;
  readonly restoring: boolean;
}

export interface SessionControl {
  /** A connection the user requested. An attempt stuck in an older provider is ignored from then on. */
  readonly begin: (name: WalletName) => void;
  /** The one reconnect of this page load (reliability B6); false if it was already used. */
  readonly restore: (name: WalletName) => boolean;
  readonly stopRestoring: () => void;
  readonly settle: (attempt: Attempt) => void;
  /** Back to no wallet, with new adapters. */
  readonly startOver: () => void;
  readonly isCurrent: (attempt: Attempt) => boolean;
  readonly isAttempting: () => boolean;
  /** Starts recording elements added to the page; for the duration of an attempt. */
  readonly watchAdditions: () => AdditionsWatch;
}

/**
 * The attempts to connect. An adapter that hung keeps a "connecting" flag forever and then returns from each connect()
 * at once without connecting; wallet-adapter-react lets a late failure of one wallet clear the selection of the next.
 * So each attempt gets a new provider and new adapters (reliability B2, B3).
 */
export function useWalletSession(createAdapters: () => Adapter[]) {
  const [state, setState] = useState<SessionState>(() => ({
    generation: 0,
    adapters: createAdapters(),
    attempt: null,
    restoring: rememberedWallet() !== null,
  }));
  const ids = useRef(0);
  const current = useRef<Attempt | null>(null);
  const restoreUsed = useRef(false);
  const [additions] = useState(() => new PageAdditions());
  useEffect(() => additions.start(), [additions]);

  const control = useMemo<SessionControl>(() => {
    const renew = (attempt: Attempt | null) => {
      forgetWallet();
      current.current = attempt;
      restoreUsed.current = true;
      const adapters = createAdapters();
      setState(({ generation }) => ({
        generation: generation + 1,
        adapters,
        attempt,
        restoring: false,
      }));
    };
    const attemptAt = (name: WalletName, silent: boolean): Attempt => ({
      id: (ids.current += 1),
      name,
      silent,
    });
    return {
      begin(name) {
        const asked = current.current;
        // A double click must not open the wallet twice.
        if (asked && !asked.silent && asked.name === name) return;
        renew(attemptAt(name, false));
      },
      restore(name) {
        if (restoreUsed.current) return false;
        restoreUsed.current = true;
        const attempt = attemptAt(name, true);
        current.current = attempt;
        setState((old) => ({ ...old, attempt }));
        return true;
      },
      stopRestoring: () => setState((old) => (old.restoring ? { ...old, restoring: false } : old)),
      settle(attempt) {
        if (current.current !== attempt) return;
        current.current = null;
        setState((old) => ({ ...old, attempt: null, restoring: false }));
      },
      startOver: () => renew(null),
      isCurrent: (attempt) => current.current === attempt,
      isAttempting: () => current.current !== null,
      watchAdditions: () => additions.watch(),
    };
  }, [createAdapters, additions]);

  return { ...state, control };
}

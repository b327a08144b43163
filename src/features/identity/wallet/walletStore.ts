import type { ComponentType, Ref } from 'react';

/** The states of spec §4. */
export type WalletStatus =
  | 'no-wallet'
  | 'has-wallet'
  | 'connecting'
  | 'connected'
  | 'disconnecting';

type SignBytes = (bytes: Uint8Array) => Promise<Uint8Array>;

/** The fields of the Sign In With Solana input that we use. */
export interface SignInInput {
  readonly domain: string;
  readonly address: string;
  readonly statement: string;
  readonly uri: string;
  readonly version: string;
  readonly chainId: string;
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expirationTime: string;
  readonly requestId: string;
}

/** The wallet's result; the account may differ from the requested one. */
export interface SignedIn {
  /** base58 */
  readonly address: string;
  readonly signedMessage: Uint8Array;
  readonly signature: Uint8Array;
}

/** The runtime's current report about the wallet. */
export interface WalletReport {
  readonly status: WalletStatus;
  /** base58; null unless connected. */
  readonly address: string | null;
  readonly walletName: string | null;
  /** The wallet of an earlier visit is being reconnected. */
  readonly restoring: boolean;
  /**
   * The wallet signs without sending, so that a payment can be written to the journal first (ADR sign-then-send, step
   * 3).
   */
  readonly supportsSignOnly: boolean;
  /** ed25519 signature over the bytes; absent if the wallet cannot sign messages. */
  readonly signMessage?: SignBytes | undefined;
  /** Sign In With Solana: one prompt that builds the text and signs it; absent if the wallet doesn't support it. */
  readonly signIn?: ((input: SignInInput) => Promise<SignedIn>) | undefined;
}

/**
 * Whether a page that needs a connected wallet is shown. The wallet of an earlier visit counts while it is being
 * reconnected (docs/product/wallets.md); code that requests a signature needs the address, which exists only once the
 * wallet is connected.
 */
export const countsAsConnected = ({ status, restoring }: WalletReport): boolean =>
  status === 'connected' || restoring;

/** The runtime's functions, called through the store. */
export interface WalletActions {
  readonly openPicker: () => void;
  readonly requestConnect: () => void;
  readonly disconnect: () => Promise<void>;
  readonly signTransaction: SignBytes;
}

export interface WalletState extends WalletReport, WalletActions {
  /** The wallet code is loaded. */
  readonly loaded: boolean;
  /** Fetches the wallet code (on hover, focus or tap); again after a failed download. */
  readonly load: () => void;
  /** The account was connected by a press on this page, and not restored from an earlier visit. */
  readonly isConnectedHere: boolean;
  /**
   * Links the account: a menu item, if the site has accounts to link it to and this one isn’t linked. Null otherwise.
   */
  readonly offerLink: (() => void) | null;
}

export interface WalletMenuProps {
  readonly wallet: WalletState;
  readonly toggleRef: Ref<HTMLButtonElement>;
}

export interface WalletStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => WalletState;
  /** The state of a prerendered page, which knows no wallet: for hydration. */
  readonly getWrittenState: () => WalletState;
  readonly isWanted: () => boolean;
  /** The user has pressed a button that waits for the wallet code. */
  readonly isAwaited: () => boolean;
  readonly getMenu: () => ComponentType<WalletMenuProps> | null;
  readonly report: (report: WalletReport) => void;
  readonly setLinkOffer: (offer: (() => void) | null) => void;
  readonly attach: (actions: WalletActions, menu: ComponentType<WalletMenuProps>) => () => void;
  /** The wallet code could not be fetched or broke: back to the placeholder, ready for another attempt. */
  readonly failed: () => void;
  /** The wallet code could not be fetched now; the wallet of an earlier visit is still to be restored. */
  readonly putOff: () => void;
}

const NO_WALLET: WalletReport = {
  status: 'no-wallet',
  address: null,
  walletName: null,
  restoring: false,
  supportsSignOnly: false,
  signMessage: undefined,
  signIn: undefined,
};

function notConnected(): Error {
  const error = new Error('No wallet is connected');
  error.name = 'WalletNotConnectedError';
  return error;
}

/**
 * The bridge between the page and the wallet code, which arrives later or never. A request made before that (one picker
 * or one connection) is executed on arrival.
 * @param remembered name of the wallet of an earlier visit, which will be restored
 */
export function createWalletStore(remembered: string | null): WalletStore {
  const listeners = new Set<() => void>();
  let actions: WalletActions | null = null;
  let menu: ComponentType<WalletMenuProps> | null = null;
  let queued: 'openPicker' | 'requestConnect' | null = null;
  let wanted = false;

  const emit = () => {
    for (const listener of listeners) listener();
  };
  const load = () => {
    if (wanted) return;
    wanted = true;
    emit();
  };
  const ask = (what: 'openPicker' | 'requestConnect') => {
    if (actions) return actions[what]();
    queued = what;
    return load();
  };

  const written: WalletState = {
    ...NO_WALLET,
    loaded: false,
    isConnectedHere: false,
    offerLink: null,
    load,
    openPicker: () => ask('openPicker'),
    requestConnect: () => ask('requestConnect'),
    disconnect: async () => actions?.disconnect(),
    signTransaction: async (bytes) => {
      if (!actions) throw notConnected();
      return actions.signTransaction(bytes);
    },
  };
  let state: WalletState =
    remembered === null
      ? written
      : { ...written, status: 'connecting', restoring: true, walletName: remembered };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    getWrittenState: () => written,
    isWanted: () => wanted,
    isAwaited: () => queued !== null,
    getMenu: () => menu,
    report(report) {
      const isConnectedHere =
        report.address !== null &&
        (state.address === report.address
          ? state.isConnectedHere
          : state.address === null && state.status === 'connecting' && !state.restoring);
      state = { ...state, ...NO_WALLET, ...report, isConnectedHere };
      emit();
    },
    setLinkOffer(offerLink) {
      state = { ...state, offerLink };
      emit();
    },
    attach(nextActions, nextMenu) {
      actions = nextActions;
      menu = nextMenu;
      if (!state.loaded) {
        state = { ...state, loaded: true };
        emit();
      }
      const asked = queued;
      queued = null;
      if (asked) nextActions[asked]();
      return () => {
        if (actions === nextActions) actions = null;
      };
    },
    failed() {
      wanted = false;
      queued = null;
      actions = null;
      state = { ...state, ...NO_WALLET, loaded: false };
      emit();
    },
    putOff() {
      wanted = false;
      emit();
    },
  };
}

import {
  BaseMessageSignerWalletAdapter,
  type SupportedTransactionVersions,
  type TransactionOrVersionedTransaction,
  WalletConnectionError,
  type WalletName,
  WalletReadyState,
} from '@solana/wallet-adapter-base';
import { Keypair, type PublicKey } from '@solana/web3.js';

type Behaviour = () => Promise<void>;

export interface FakeOptions {
  readonly name?: string;
  readonly readyState?: WalletReadyState;
  readonly silentReconnect?: boolean;
  readonly icon?: string;
  /** Answers within the call itself, as wallets that need no consent do. */
  readonly instant?: boolean;
  /** `connect` returns at once and continues, as in Mobile Wallet Adapter. */
  readonly inBackground?: boolean;
  readonly url?: string;
  /** Runs between the call and the answer; a rejection is emitted as an error too. */
  readonly onConnect?: Behaviour;
  readonly onDisconnect?: Behaviour;
}

/** Never settles, like a wallet whose window was closed without an answer. */
export const hang: Behaviour = () => new Promise(() => {});

/** The library brands names; any non-empty text is valid. */
const isWalletName = (name: string): name is WalletName => name !== '';

function walletName(name: string): WalletName {
  if (!isWalletName(name)) throw new Error('a wallet needs a name');
  return name;
}

/** A wallet for tests: counts calls, and misbehaves on command. */
export class FakeAdapter extends BaseMessageSignerWalletAdapter {
  name: WalletName;
  url: string;
  icon: string;
  supportedTransactionVersions: SupportedTransactionVersions = new Set(['legacy', 0] as const);
  readonly silentReconnect: boolean;
  readonly instant: boolean;
  readonly inBackground: boolean;
  readonly keypair = Keypair.generate();
  connects = 0;
  silentConnects = 0;
  disconnects = 0;
  onConnect: Behaviour;
  onDisconnect: Behaviour;
  #state: WalletReadyState;
  #key: PublicKey | null = null;
  #connecting = false;

  constructor(options: FakeOptions = {}) {
    super();
    this.name = walletName(options.name ?? 'Fake');
    this.url = options.url ?? 'https://wallet.test/';
    this.icon = options.icon ?? 'data:image/png;base64,AA==';
    this.instant = options.instant ?? false;
    this.inBackground = options.inBackground ?? false;
    this.silentReconnect = options.silentReconnect ?? true;
    this.onConnect = options.onConnect ?? (async () => {});
    this.onDisconnect = options.onDisconnect ?? (async () => {});
    this.#state = options.readyState ?? WalletReadyState.Installed;
  }

  get publicKey() {
    return this.#key;
  }
  get connecting() {
    return this.#connecting;
  }
  get readyState() {
    return this.#state;
  }

  /** The extension appears (or goes) after the page was loaded. */
  becomes(state: WalletReadyState): void {
    this.#state = state;
    this.emit('readyStateChange', state);
  }

  /** The user switches accounts inside the wallet. */
  switchAccount(key: PublicKey): void {
    this.#key = key;
    this.emit('connect', key);
  }

  override async autoConnect(): Promise<void> {
    this.silentConnects += 1;
    await this.#answer();
  }

  async connect(): Promise<void> {
    this.connects += 1;
    await this.#answer();
  }

  async #answer(): Promise<void> {
    const opening = this.#open();
    // A failure is reported by its event.
    if (this.inBackground) opening.catch(() => {});
    else await opening;
  }

  async #open(): Promise<void> {
    // Like real adapters: a second call during a first one returns at once, without connecting.
    if (this.connected || this.#connecting) return;
    this.#connecting = true;
    try {
      if (!this.instant) await this.onConnect();
      this.#key = this.keypair.publicKey;
      this.emit('connect', this.#key);
    } catch (error) {
      const reported = new WalletConnectionError('refused', error);
      this.emit('error', reported);
      throw reported;
    } finally {
      this.#connecting = false;
    }
  }

  async disconnect(): Promise<void> {
    this.disconnects += 1;
    await this.onDisconnect();
    this.#key = null;
    this.emit('disconnect');
  }

  async signTransaction<T extends TransactionOrVersionedTransaction<SupportedTransactionVersions>>(
    transaction: T,
  ): Promise<T> {
    if ('version' in transaction) transaction.sign([this.keypair]);
    else transaction.partialSign(this.keypair);
    return transaction;
  }

  async signMessage(message: Uint8Array): Promise<Uint8Array> {
    return message.toReversed();
  }
}

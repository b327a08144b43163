import type { BrowserContext } from '@playwright/test';
import { WALLET_NAME_KEY } from '@/features/identity/wallet/rememberedWallet';
import { createAccount, signTransaction, type Account } from './keypair';
import {
  registerTestWallet,
  WALLET_ACCOUNTS_EVENT,
  WALLET_BINDING,
  type PlainAccount,
  type WalletAnswer,
  type WalletAsk,
} from './walletScript';

/** approve at once · reject as a user does · never answer · answer when `release()` is called. */
export type WalletMode = 'approve' | 'reject' | 'hang' | 'late';

const REJECTED: WalletAnswer = { ok: false, code: 4001, message: 'User rejected the request.' };
const plain = ({ address, publicKey }: Account): PlainAccount => ({
  address,
  publicKey: [...publicKey],
});

const never = new Promise<never>(() => undefined);

/**
 * A wallet with a real key pair, offered to every page of a test by the Wallet Standard. Its decisions are made here,
 * not in the page, so its counters and its state outlive reloads and span tabs.
 */
export class TestWallet {
  readonly #context: BrowserContext;
  #account = createAccount();
  #authorised = false;
  #held: (() => void)[] = [];
  connectMode: WalletMode = 'approve';
  signMode: WalletMode = 'approve';
  /** Number of prompts a user would have seen; a silent reconnection has none. */
  readonly prompts = { connect: 0, signTransaction: 0, signMessage: 0 };
  /** Every transaction signed, as bytes, in order. */
  readonly signed: Uint8Array[] = [];

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  get address(): string {
    return this.#account.address;
  }

  /** Offers the wallet to all pages opened from now on. */
  async install(): Promise<void> {
    await this.#context.exposeBinding(WALLET_BINDING, (_source, question: WalletAsk) =>
      this.#answer(question),
    );
    await this.#context.addInitScript(registerTestWallet, {
      binding: WALLET_BINDING,
      event: WALLET_ACCOUNTS_EVENT,
    });
  }

  /**
   * Simulates an earlier connection of the site: pages opened from now on reconnect automatically. For tests that are
   * not about connecting.
   */
  async wasConnected(): Promise<void> {
    this.#authorised = true;
    await this.#context.addInitScript((key) => {
      // A tab that is still empty has no storage.
      if (window.location.protocol.startsWith('http')) localStorage.setItem(key, '"Test Wallet"');
    }, WALLET_NAME_KEY);
  }

  /** Approves requests that wait in mode `late`. */
  release(): void {
    this.#held.splice(0).forEach((go) => go());
  }

  /** Switches to another account in the wallet; open pages are notified. Resolves to its address. */
  async switchAccount(): Promise<string> {
    this.#account = createAccount();
    await this.#tellPages([plain(this.#account)]);
    return this.#account.address;
  }

  /** Disconnects the site in the wallet itself. */
  async leave(): Promise<void> {
    this.#authorised = false;
    await this.#tellPages([]);
  }

  async #tellPages(accounts: PlainAccount[]): Promise<void> {
    for (const page of this.#context.pages()) {
      await page.evaluate(
        ([event, detail]) => window.dispatchEvent(new CustomEvent(event, { detail })),
        [WALLET_ACCOUNTS_EVENT, accounts] as const,
      );
    }
  }

  async #decide(mode: WalletMode): Promise<boolean> {
    if (mode === 'hang') await never;
    if (mode === 'late') await new Promise<void>((go) => this.#held.push(go));
    return mode !== 'reject';
  }

  async #answer(question: WalletAsk): Promise<WalletAnswer> {
    switch (question.kind) {
      case 'disconnect':
        this.#authorised = false;
        return { ok: true, accounts: [], bytes: [] };
      case 'connect':
        return this.#connect(question.silent);
      case 'signTransaction':
      case 'signMessage':
        return this.#sign(question);
    }
  }

  async #connect(silent: boolean): Promise<WalletAnswer> {
    if (!silent) {
      this.prompts.connect += 1;
      if (!(await this.#decide(this.connectMode))) return REJECTED;
      this.#authorised = true;
    }
    return { ok: true, accounts: this.#authorised ? [plain(this.#account)] : [], bytes: [] };
  }

  async #sign(question: Extract<WalletAsk, { bytes: number[] }>): Promise<WalletAnswer> {
    this.prompts[question.kind] += 1;
    const account = this.#account;
    if (!(await this.#decide(this.signMode))) return REJECTED;
    if (question.address !== account.address) {
      return { ok: false, code: 4100, message: 'The account is no longer the one selected.' };
    }
    const bytes = new Uint8Array(question.bytes);
    const done =
      question.kind === 'signMessage' ? account.sign(bytes) : signTransaction(bytes, account);
    if (question.kind === 'signTransaction') this.signed.push(done);
    return { ok: true, accounts: [], bytes: [...done] };
  }
}

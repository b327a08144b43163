/** What the page's half of the test wallet asks of the test; bytes travel as plain numbers. */
export type WalletAsk =
  | { kind: 'connect'; silent: boolean }
  | { kind: 'disconnect' }
  | { kind: 'signTransaction'; address: string; bytes: number[] }
  | { kind: 'signMessage'; address: string; bytes: number[] };

export interface PlainAccount {
  address: string;
  publicKey: number[];
}

export type WalletAnswer =
  | { ok: true; accounts: PlainAccount[]; bytes: number[] }
  | { ok: false; code: number; message: string };

export const WALLET_BINDING = '__testWalletAsk';
export const WALLET_ACCOUNTS_EVENT = 'test-wallet:accounts';

/**
 * Runs in every page before its own scripts: registers 'Test Wallet' by the Wallet Standard's two
 * events. It only carries questions to the test and answers back; keys and decisions stay in Node.
 * Must not use anything outside itself, as it is sent to the page as text.
 */
export function registerTestWallet({ binding, event }: { binding: string; event: string }): void {
  const ask = (question: WalletAsk): Promise<WalletAnswer> => {
    const bound: unknown = Reflect.get(window, binding);
    if (typeof bound !== 'function') throw new Error('The test wallet isn’t bound.');
    const answer: Promise<WalletAnswer> = Reflect.apply(bound, window, [question]);
    return answer;
  };
  const taken = async (question: WalletAsk) => {
    const answer = await ask(question);
    if (answer.ok) return answer;
    throw Object.assign(new Error(answer.message), { code: answer.code });
  };
  const chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'];
  const accountOf = ({ address, publicKey }: PlainAccount) => ({
    address,
    publicKey: new Uint8Array(publicKey),
    chains,
    features: ['solana:signTransaction', 'solana:signMessage'],
  });
  type StandardAccount = ReturnType<typeof accountOf>;
  const listeners = new Set<(change: { accounts: StandardAccount[] }) => void>();
  let accounts: StandardAccount[] = [];
  const show = (next: PlainAccount[]) => {
    accounts = next.map(accountOf);
    listeners.forEach((listener) => listener({ accounts }));
  };
  window.addEventListener(event, (happened) => {
    if (!(happened instanceof CustomEvent)) return;
    const shown: PlainAccount[] = happened.detail;
    show(shown);
  });

  interface SignInput {
    account: StandardAccount;
    transaction?: Uint8Array;
    message?: Uint8Array;
  }
  const wallet = {
    version: '1.0.0',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains,
    get accounts() {
      return accounts;
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async (input?: { silent?: boolean }) => {
          const answer = await taken({ kind: 'connect', silent: input?.silent === true });
          show(answer.accounts);
          return { accounts };
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: async () => {
          await taken({ kind: 'disconnect' });
          show([]);
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_name: 'change', listener: (change: { accounts: StandardAccount[] }) => void) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: (...inputs: SignInput[]) =>
          Promise.all(
            inputs.map(async ({ account, transaction = new Uint8Array() }) => {
              const bytes = [...transaction];
              const answer = await taken({
                kind: 'signTransaction',
                address: account.address,
                bytes,
              });
              return { signedTransaction: new Uint8Array(answer.bytes) };
            }),
          ),
      },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: SignInput[]) =>
          Promise.all(
            inputs.map(async ({ account, message = new Uint8Array() }) => {
              const bytes = [...message];
              const answer = await taken({ kind: 'signMessage', address: account.address, bytes });
              return { signedMessage: message, signature: new Uint8Array(answer.bytes) };
            }),
          ),
      },
    },
  };

  const announce = (api: { register(candidate: typeof wallet): void }) => api.register(wallet);
  window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      bubbles: false,
      cancelable: false,
      detail: announce,
    }),
  );
  window.addEventListener('wallet-standard:app-ready', (ready) => {
    // The library's event is none of CustomEvent's, yet has a detail.
    const api: { register(candidate: typeof wallet): void } = Reflect.get(ready, 'detail');
    announce(api);
  });
}

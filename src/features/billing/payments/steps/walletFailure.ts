/** What went wrong in the wallet, from the many ways wallets say it. */
export type WalletFailure =
  | { kind: 'rejected' }
  | { kind: 'wallet-closed' }
  | { kind: 'wallet-silent' }
  | { kind: 'ledger' }
  | { kind: 'wallet-error'; message: string };

/** EIP-1193's code for a refusal, which Solana wallets have taken over. */
const USER_REJECTED = 4001;
const REJECTION = /reject|den(y|ied)|declin|cancel/i;
const LEDGER = /0x6[a-e0-9][0-9a-f]{2}|blind sign|ledger/i;

/** Reads an error of a wallet or its adapter, and the one inside it; knows no adapter's class. */
export function walletFailure(error: unknown): WalletFailure {
  const { name, message, code } = describe(error);
  const inner = describe(isObject(error) ? error['error'] : undefined);
  const text = `${message} ${inner.message}`.trim();
  if (code === USER_REJECTED || inner.code === USER_REJECTED) return { kind: 'rejected' };
  if (name === 'WalletTimeoutError') return { kind: 'wallet-silent' };
  if (name === 'WalletWindowClosedError' || name === 'WalletWindowBlockedError') {
    return { kind: 'wallet-closed' };
  }
  // A Ledger's refusal (0x6985) is a refusal like any other.
  if (/0x6985/.test(text) || REJECTION.test(text)) return { kind: 'rejected' };
  if (LEDGER.test(text)) return { kind: 'ledger' };
  return { kind: 'wallet-error', message: text.slice(0, 200) };
}

function describe(error: unknown) {
  if (!isObject(error))
    return { name: '', message: typeof error === 'string' ? error : '', code: 0 };
  const { name, message, code } = error;
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'number' ? code : 0,
  };
}

function isObject(value: unknown): value is Record<'name' | 'message' | 'code' | 'error', unknown> {
  return typeof value === 'object' && value !== null;
}

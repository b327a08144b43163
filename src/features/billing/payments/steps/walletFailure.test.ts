// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { walletFailure } from './walletFailure';

describe('B16: what a wallet says', () => {
  test.each([
    [Object.assign(new Error('User rejected the request.'), { code: 4001 }), 'rejected'],
    [{ name: 'WalletSignTransactionError', message: 'x', error: { code: 4001 } }, 'rejected'],
    [{ name: 'WalletTimeoutError', message: '' }, 'wallet-silent'],
    [{ name: 'WalletWindowClosedError', message: '' }, 'wallet-closed'],
    [{ name: 'WalletWindowBlockedError', message: '' }, 'wallet-closed'],
    [{ name: 'Error', message: 'Ledger device: 0x6a80' }, 'ledger'],
    [{ name: 'Error', message: 'Condition not satisfied (0x6985)' }, 'rejected'],
    [new Error('Something strange'), 'wallet-error'],
    [undefined, 'wallet-error'],
    ['text', 'wallet-error'],
  ])('%o is %s', (error, kind) => {
    expect(walletFailure(error).kind).toBe(kind);
  });
});

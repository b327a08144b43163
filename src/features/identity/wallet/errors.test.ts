import * as base from '@solana/wallet-adapter-base';
import { WalletNotSelectedError } from '@solana/wallet-adapter-react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeWalletError, isUserRejection } from './errors';

const classes = [
  base.WalletNotReadyError,
  base.WalletLoadError,
  base.WalletConfigError,
  base.WalletConnectionError,
  base.WalletDisconnectedError,
  base.WalletDisconnectionError,
  base.WalletAccountError,
  base.WalletPublicKeyError,
  base.WalletKeypairError,
  base.WalletNotConnectedError,
  base.WalletSendTransactionError,
  base.WalletSignMessageError,
  base.WalletSignTransactionError,
  base.WalletSignInError,
  base.WalletTimeoutError,
  base.WalletWindowBlockedError,
  base.WalletWindowClosedError,
  WalletNotSelectedError,
];
const unknown = describeWalletError(new Error('?'));

describe('describeWalletError', () => {
  it.each(classes)('B16 has a specific message for %o', (WalletErrorClass) => {
    const notice = describeWalletError(new WalletErrorClass('raw text of the wallet'));
    expect(notice).not.toEqual(unknown);
    expect(notice.title).not.toBe('');
    expect(notice.detail).not.toBe('');
  });

  it('B16 gives every class a distinct title', () => {
    const titles = classes.map(
      (WalletErrorClass) => describeWalletError(new WalletErrorClass()).title,
    );
    expect(new Set(titles).size).toBe(classes.length);
  });

  it('B16 describes any thrown value, never with the text of the wallet', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(['neutral', 'error']).toContain(describeWalletError(thrown).tone);
      }),
    );
    expect(JSON.stringify(describeWalletError(new Error('<b>evil</b>')))).not.toContain('evil');
  });

  it('B16 survives an error whose properties throw', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
      },
    );
    expect(describeWalletError(trap)).toEqual(unknown);
  });
});

describe('isUserRejection', () => {
  it('B16 is neutral for code 4001, whatever class carries it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...classes), fc.string(), (WalletErrorClass, message) => {
        const error = new WalletErrorClass(message, { code: 4001 });
        expect(describeWalletError(error).tone).toBe('neutral');
      }),
    );
  });

  it.each(['User rejected the request.', 'user denied', 'Transaction: User cancelled'])(
    'B16 recognizes "%s"',
    (message) => {
      expect(isUserRejection(new base.WalletSignTransactionError(message))).toBe(true);
    },
  );

  it('is no rejection when the network failed', () => {
    expect(isUserRejection(new base.WalletSendTransactionError('fetch failed'))).toBe(false);
  });

  it('ends on an error that wraps itself', () => {
    const loop = { error: {} };
    loop.error = loop;
    expect(isUserRejection(loop)).toBe(false);
  });
});

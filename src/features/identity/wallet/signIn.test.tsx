import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { factory } from './testing/factory';
import { FakeAdapter } from './testing/FakeAdapter';
import { press, renderWallet } from './testing/renderWallet';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A wallet that can sign in, and selects the account itself. */
class SigningIn extends FakeAdapter {
  async signIn() {
    return {
      account: {
        address: 'chosen-in-the-wallet',
        publicKey: new Uint8Array(32),
        chains: [],
        features: [],
      },
      signedMessage: new Uint8Array([1]),
      signature: new Uint8Array([2]),
    };
  }
}

const input = {
  domain: 'castle.example',
  address: 'asked-for',
  statement: '',
  uri: '',
  version: '1',
  chainId: 'mainnet',
  nonce: 'abcdefgh',
  issuedAt: '',
  expirationTime: '',
  requestId: '',
};

async function connected(make: () => FakeAdapter) {
  const { wallet } = await renderWallet(factory(make).create);
  await press('Select Wallet');
  await press(/^Fake/);
  return wallet();
}

it('a wallet that supports sign-in returns the account that signed in', async () => {
  const { signIn } = await connected(() => new SigningIn());
  expect(await signIn?.(input)).toEqual({
    address: 'chosen-in-the-wallet',
    signedMessage: new Uint8Array([1]),
    signature: new Uint8Array([2]),
  });
});

it('a wallet without sign-in support offers no sign-in', async () => {
  const { signIn } = await connected(() => new FakeAdapter());
  expect(signIn).toBeUndefined();
});

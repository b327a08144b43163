import { ed25519 } from '@noble/curves/ed25519.js';
import { Keypair, VersionedTransaction } from '@solana/web3.js';
import { describe, expect, test } from 'vitest';
import { signBytes } from '@/features/identity/wallet/runtime/sign';
import { FakeAdapter } from '@/features/identity/wallet/testing/FakeAdapter';
import { troubleWith } from '@/mock-api/domains/wallets/proof';
import type { SignInRequest } from './linkedWallet';
import { signProof, type Signer } from './proof';
import { proofMethodFor } from './proofMethod';
import { isOwnRequest, textOf } from './signInText';

const keypair = Keypair.generate();
const address = keypair.publicKey.toBase58();
const seed = keypair.secretKey.slice(0, 32);
const sign = (bytes: Uint8Array) => ed25519.sign(bytes, seed);

const input: SignInRequest['input'] = {
  domain: 'castle.example',
  address,
  statement: 'Link this wallet.',
  uri: 'https://castle.example/dashboard/profile/wallets',
  version: '1',
  chainId: 'mainnet',
  nonce: 'abcdefgh12345678',
  issuedAt: '2025-11-20T10:00:00.000Z',
  expirationTime: '2025-11-20T10:05:00.000Z',
  requestId: 'lnk-1',
};
const request: SignInRequest = { requestId: 'lnk-1', input, message: textOf(input) };
/** What the server asked for. */
const row = {
  id: 'lnk-1',
  userId: 'usr-1',
  address,
  message: request.message,
  expiresAt: 1,
  isUsed: false,
};

const wallet: Signer = {
  signIn: async (asked) => {
    const signedMessage = new TextEncoder().encode(textOf(asked));
    return { address, signedMessage, signature: sign(signedMessage) };
  },
  signMessage: async (bytes) => sign(bytes),
  signTransaction: async (bytes) => {
    const transaction = VersionedTransaction.deserialize(bytes);
    transaction.sign([keypair]);
    return transaction.serialize();
  },
};

test.each(['SIWS', 'MESSAGE', 'TRANSACTION'] as const)(
  'a proof by %s is accepted by the server',
  async (method) => {
    const proof = await signProof(request, method, wallet);
    expect(proof).toMatchObject({ requestId: 'lnk-1', address, method });
    expect(troubleWith(proof, row, 0)).toBeNull();
  },
);

const page = { host: 'castle.example', origin: 'https://castle.example' };
const asking = (part: Partial<typeof input>): SignInRequest => {
  const own = { ...input, ...part };
  return { requestId: 'lnk-1', input: own, message: textOf(own) };
};

test('a request of this page for this account may be signed', () => {
  expect(isOwnRequest(request, address, page)).toBe(true);
});

test.each([
  ['another domain', asking({ domain: 'evil.example' })],
  ['another address of the page', asking({ uri: 'https://evil.example/dashboard' })],
  ['no address of a page', asking({ uri: 'castle.example' })],
  ['another account', asking({ address: 'So11111111111111111111111111111111111111112' })],
  ['lines of its own in a field', asking({ statement: 'Link.\n\nURI: https://evil.example' })],
  ['a text that says something else', { ...request, message: `${request.message} and more` }],
  [
    'a text of another domain',
    { ...request, message: request.message.replace('castle.example', 'evil.example') },
  ],
])('a request with %s is not sent to a wallet', (_, foreign) => {
  expect(isOwnRequest(foreign, address, page)).toBe(false);
});

test('a wallet adapter signs the transaction unchanged', async () => {
  const adapter = new FakeAdapter();
  await adapter.connect();
  const own = adapter.keypair.publicKey.toBase58();
  const asked = { ...input, address: own };
  const message = textOf(asked);
  const proof = await signProof({ ...request, input: asked, message }, 'TRANSACTION', {
    signTransaction: (bytes) => signBytes(adapter, bytes),
  });
  expect(troubleWith(proof, { ...row, address: own, message }, 0)).toBeNull();
});

test('a proof names the account that signed in, even if another account was requested', async () => {
  const other = 'So11111111111111111111111111111111111111112';
  const signIn: Signer['signIn'] = async () => ({
    address: other,
    signedMessage: new Uint8Array(1),
    signature: new Uint8Array(64),
  });
  expect((await signProof(request, 'SIWS', { ...wallet, signIn })).address).toBe(other);
});

test('a wallet response that is no transaction is refused', async () => {
  const signTransaction = async () => new Uint8Array(3);
  await expect(signProof(request, 'TRANSACTION', { ...wallet, signTransaction })).rejects.toThrow(
    'something else',
  );
});

describe('the proof method of a wallet', () => {
  const all = { signIn: wallet.signIn, signMessage: wallet.signMessage, supportsSignOnly: true };

  test.each([
    ['one prompt, where it can', all, false, 'SIWS'],
    ['a message, where it can’t', { ...all, signIn: undefined }, false, 'MESSAGE'],
    ['a transaction for a Ledger', all, true, 'TRANSACTION'],
    [
      'none for a Ledger that can’t sign without sending',
      { ...all, supportsSignOnly: false },
      true,
      null,
    ],
    [
      'a transaction, where it signs no messages',
      { signIn: undefined, signMessage: undefined, supportsSignOnly: true },
      false,
      'TRANSACTION',
    ],
  ] as const)('is %s', (_, can, isLedger, method) => {
    expect(proofMethodFor(can, isLedger)).toBe(method);
  });
});

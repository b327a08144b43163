import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import { encodeBase58 } from './base58';
import { readSignature } from './signatureInput';

const SIGNATURE = encodeBase58(new Uint8Array(64).fill(7));
const ADDRESS = encodeBase58(new Uint8Array(32).fill(7));

test('any signature, pasted alone or as a link to its transaction, is that signature', () => {
  const forms = [
    '@',
    ' \u200b@\n',
    '<@>',
    'https://solscan.io/tx/@',
    'solscan.io/tx/@.',
    'https://explorer.solana.com/tx/@?cluster=mainnet-beta',
    'https://solana.fm/tx/@',
    'https://solanabeach.io/transaction/@',
    'https://orb.helius.dev/tx/@',
    'https://xray.helius.xyz/tx/@?network=mainnet',
  ];
  const signatures = fc.uint8Array({ minLength: 64, maxLength: 64 }).map(encodeBase58);
  fc.assert(
    fc.property(signatures, (signature) => {
      expect(forms.map((form) => readSignature(form.replace('@', signature)))).toEqual(
        forms.map(() => ({ signature })),
      );
    }),
    { numRuns: runs(8) },
  );
});

test.each([
  ['', 'This isn’t the signature of a transaction.'],
  ['gm', 'This isn’t the signature of a transaction.'],
  [SIGNATURE.slice(0, -1), 'This isn’t the signature of a transaction.'],
  [ADDRESS, 'This is an address, not a transaction.'],
  [`https://solscan.io/account/${ADDRESS}`, 'This is an address, not a transaction.'],
  [`https://evil.test/tx/${SIGNATURE}`, 'We can’t read a transaction from this link.'],
  [`https://solscan.io/tx/${SIGNATURE}?cluster=devnet`, 'This link is for devnet.'],
])('“%s” is refused with its reason', (typed, problem) => {
  expect(readSignature(typed)).toEqual({ problem: expect.stringContaining(problem) });
});

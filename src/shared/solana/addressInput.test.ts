import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import { addressInput, readAddress, tidyAddress, type AddressUse } from './addressInput';
import { encodeBase58, isPublicKey } from './base58';

const ADDRESS = encodeBase58(new Uint8Array(32).fill(7));
const OTHER = encodeBase58(new Uint8Array(32).fill(9));
const SIGNATURE = encodeBase58(new Uint8Array(64).fill(7));

const addresses = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(encodeBase58);
const unseen = ['\u200b', '\u200d', '\ufeff', '\u00ad', '\u2060', '\u202a', '\u2066', '\u200e'];
const blanks = [' ', '\u00a0', '\n', '\t', '\u3000'];

/** Pages of a wallet or any other account. */
const accountPages = [
  'https://solscan.io/account/@',
  'https://www.solscan.io/account/@?activity_type=ACTIVITY_SPL_TRANSFER#portfolio',
  'http://solscan.io/account/@/',
  'solscan.io/account/@',
  '<https://explorer.solana.com/address/@/tokens>',
  'https://explorer.solana.com/address/@?cluster=mainnet-beta',
  'https://solana.fm/address/@/transactions?cluster=mainnet-alpha',
  'https://solanabeach.io/address/@',
  'https://orb.helius.dev/address/@/history',
  'https://orbmarkets.io/address/@',
  'https://xray.helius.xyz/account/@',
  'https://www.oklink.com/solana/account/@',
];
const tokenPages = [
  'https://solscan.io/token/@',
  'https://birdeye.so/token/@?chain=solana',
  'https://birdeye.so/solana/token/@',
  'https://jup.ag/tokens/@',
  'https://pump.fun/coin/@',
  'https://rugcheck.xyz/tokens/@',
  'https://gmgn.ai/sol/token/@',
];
const nftPages = ['https://magiceden.io/item-details/@', 'https://www.tensor.trade/item/@'];
const walletPages = ['https://magiceden.io/u/@', 'https://jup.ag/portfolio/@', 'solana:@?amount=1'];

const at = (page: string, address: string) => page.replace('@', address);

describe('any address, pasted in any of these forms, is that address', () => {
  const wrapped = fc
    .constantFrom('@', ' @ ', '<@>', '(@)', '"@"', '`@`', '“@”', '@.', '@,', '<@>.', '\n@\n')
    .chain((form) => addresses.map((address) => [address, at(form, address)] as const));
  const use = fc.constantFrom<AddressUse>('wallet', 'token', 'collection', 'asset', 'nft');

  test('with brackets, quotes, blanks and punctuation around it', () => {
    fc.assert(
      fc.property(wrapped, use, ([address, typed], of) => {
        expect(readAddress(typed, of)).toEqual({ address });
      }),
      { numRuns: runs(40) },
    );
  });

  const spread = (address: string, chars: readonly (readonly [string, number])[]) =>
    chars.reduce((text, [char, place]) => text.slice(0, place) + char + text.slice(place), address);

  test('with invisible characters anywhere in it', () => {
    const chars = fc.array(fc.tuple(fc.constantFrom(...unseen), fc.nat({ max: 44 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(addresses, chars, (address, parts) => {
        const typed = spread(address, parts);
        expect(readAddress(typed, 'wallet')).toEqual({ address });
        expect(addressInput('wallet').parse(typed)).toBe(address);
      }),
      { numRuns: runs(40) },
    );
  });

  test('with blanks in it, unless a part of it is an address too', () => {
    const chars = fc.array(fc.tuple(fc.constantFrom(...blanks), fc.nat({ max: 44 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(addresses, chars, (address, parts) => {
        const typed = spread(address, parts);
        const isUnclear = typed.trim() !== address && typed.split(/\s+/).some(isPublicKey);
        expect(readAddress(typed, 'wallet')).toEqual(
          isUnclear ? { problem: 'Paste one address and nothing else.' } : { address },
        );
      }),
      { numRuns: runs(40) },
    );
  });

  test.each<[AddressUse, readonly string[]]>([
    ['wallet', [...accountPages, ...walletPages]],
    ['token', [...accountPages, ...tokenPages, ...nftPages]],
    ['collection', [...accountPages, ...tokenPages]],
    ['asset', [...accountPages, ...tokenPages]],
    ['nft', [...accountPages, ...tokenPages, ...nftPages]],
  ])('as a link to the page of a %s', (of, pages) => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(pages.map((page) => readAddress(at(page, address), of))).toEqual(
          pages.map(() => ({ address })),
        );
      }),
      { numRuns: runs(8) },
    );
  });
});

test('whatever else is typed is refused in words, and stays as it was typed', () => {
  const other = fc
    .string({ maxLength: 60, unit: 'grapheme' })
    .filter((text) => !isPublicKey(text.replaceAll(/[^\w]/g, '')));
  fc.assert(
    fc.property(other, (typed) => {
      expect(readAddress(typed, 'wallet')).toEqual({ problem: expect.stringMatching(/\.$/) });
      expect(tidyAddress(typed, 'wallet')).toBe(typed);
    }),
    { numRuns: runs(100) },
  );
});

test('one letter more, less or other than an address is no address', () => {
  const odd = fc.constantFrom('0', 'O', 'I', 'l', 'а', 'ο', '１');
  fc.assert(
    fc.property(addresses, odd, fc.nat({ max: 30 }), (address, char, place) => {
      const other = address.slice(0, place) + char + address.slice(place + 1);
      expect(readAddress(other, 'wallet')).toEqual({
        problem: `Solana addresses never contain “${char}”. Copy the address again.`,
      });
      expect(readAddress(address.slice(0, 30), 'wallet')).toHaveProperty('problem');
      expect(readAddress(`${address}22222`, 'wallet')).toHaveProperty('problem');
    }),
    { numRuns: runs(40) },
  );
});

const UNREADABLE = 'We can’t read an address from this link. Paste the address.';

test.each<[AddressUse, string, string]>([
  ['wallet', '', 'Enter the address of the wallet.'],
  ['wallet', ' \u200b ', 'Enter the address of the wallet.'],
  ['wallet', 'mira.sol', 'We can’t look up names such as mira.sol. Paste the wallet’s address.'],
  ['wallet', '@mira.sol', 'We can’t look up names such as @mira.sol. Paste the wallet’s address.'],
  ['wallet', '🏰.SOL', 'We can’t look up names such as 🏰.SOL. Paste the wallet’s address.'],
  [
    'wallet',
    `https://solscan.io/tx/${SIGNATURE}`,
    'This is a transaction, not a wallet. Paste the wallet’s address.',
  ],
  ['wallet', SIGNATURE, 'This is a transaction, not a wallet. Paste the wallet’s address.'],
  ['token', SIGNATURE, 'This is a transaction, not a token. Paste the token’s address.'],
  ['wallet', `https://solscan.io/token/${ADDRESS}`, 'This link leads to a token, not a wallet.'],
  ['token', `https://magiceden.io/u/${ADDRESS}`, 'This link leads to a wallet, not a token.'],
  [
    'collection',
    `https://magiceden.io/item-details/${ADDRESS}`,
    'This link leads to one NFT, not a collection.',
  ],
  [
    'token',
    `https://explorer.solana.com/address/${ADDRESS}?cluster=devnet`,
    'This link is for devnet. Paste a mainnet address.',
  ],
  ['token', `solana:${ADDRESS}`, 'This isn’t a Solana address.'],
  ['token', `https://jup.ag/swap/${ADDRESS}-${OTHER}`, UNREADABLE],
  ['token', `https://dexscreener.com/solana/${ADDRESS}`, UNREADABLE],
  ['wallet', `https://solscan.io/account/${ADDRESS}/${OTHER}`, UNREADABLE],
  ['wallet', `https://solscan.io.evil.test/account/${ADDRESS}`, UNREADABLE],
  ['wallet', `https://solscan.io@evil.test/account/${ADDRESS}`, UNREADABLE],
  ['wallet', `https://evil.test/solscan.io/account/${ADDRESS}`, UNREADABLE],
  ['wallet', 'https://solscan.io', UNREADABLE],
  ['wallet', `${ADDRESS.slice(0, 4)}..${ADDRESS.slice(-4)}`, 'This address was shortened.'],
  ['wallet', `${ADDRESS.slice(0, 6)}…`, 'This address was shortened.'],
  ['wallet', `${ADDRESS} ${OTHER}`, 'Paste one address and nothing else.'],
  ['wallet', `My wallet: ${ADDRESS}`, 'Paste one address and nothing else.'],
  [
    'wallet',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'This is an Ethereum address. Paste a Solana address.',
  ],
  ['wallet', 'Mira', 'This isn’t a Solana address. The address of a wallet has 32 to 44 letters'],
])('of a %s, “%s” is refused with its reason', (of, typed, problem) => {
  const read = readAddress(typed, of);
  expect('problem' in read ? read.problem : read.address).toContain(problem);
  expect(addressInput(of).safeParse(typed).error?.issues[0]?.message).toContain(problem);
});

test('a wallet has one address on all networks, so its devnet page will do', () => {
  const link = `https://explorer.solana.com/address/${ADDRESS}?cluster=devnet`;
  expect(readAddress(link, 'wallet')).toEqual({ address: ADDRESS });
});

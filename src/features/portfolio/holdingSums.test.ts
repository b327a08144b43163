// @vitest-environment node
import { expect, test } from 'vitest';
import { sumOfNfts, sumOfTokens } from './holdingSums';
import { tokensBesideNfts } from './ownTokens';
import { readProblems } from './readProblems';
import { tokenLines, type PriceBook } from './tokenLines';
import type { Reading, WalletReads } from './useWalletReads';
import type { WalletPieces, WalletTokens } from './walletRead';

const read = <T>(data: T | undefined, problem: string | null = null): Reading<T> => ({
  data,
  isFetching: data === undefined && problem === null,
  problem,
  at: null,
});
const token = (mint: string, amount: string, decimals = 0) => ({ mint, decimals, amount });
const tokens = (own: Partial<WalletTokens> = {}): WalletTokens => ({
  lamports: '2500000000',
  tokens: [],
  leftOut: 0,
  missing: [],
  trouble: null,
  ...own,
});
const nft = (id: string, collection: string | null = null) => ({
  id,
  name: id,
  image: null,
  collection,
  collectionName: null,
  isCompressed: false,
  isListed: false,
});
const nfts = (own: Partial<WalletPieces> = {}): WalletPieces => ({
  pieces: [],
  leftOut: 0,
  hasMore: false,
  trouble: null,
  ...own,
});
const wallet = (
  own: Reading<WalletTokens> = read(tokens()),
  pieces: Reading<WalletPieces> = read(nfts()),
): WalletReads => ({ address: 'w', tokens: own, pieces });
const FAILED = 'The Solana network is busy.';
const priced = (kind: 'token' | 'collection', address: string, priceSol: string) =>
  [
    address,
    { kind, address, name: address, symbol: '?', image: null, priceSol, priceSol24h: null },
  ] as const;
const book: PriceBook = new Map([priced('token', 'T1', '0.5'), priced('collection', 'C1', '1.5')]);
const linesOf = (...reads: WalletReads[]) => tokenLines(tokensBesideNfts(reads), book).lines;
const tokenSum = (...reads: WalletReads[]) => sumOfTokens(linesOf(...reads), reads);

test('a fully read wallet is worth the sum of its parts', () => {
  const whole = wallet(read(tokens({ tokens: [token('T1', '3')] })));
  expect(tokenSum(whole)).toEqual({ known: 4_000_000_000n, isPart: false, hasUnpriced: false });
  expect(tokenSum(wallet(read(tokens({ lamports: '0' }))))).toMatchObject({ known: 0n });
});

test('SOL that could not be read is unknown, and not 0', () => {
  const unread = wallet(read(tokens({ lamports: null, missing: ['SOL'], trouble: 'BUSY' })));
  expect(linesOf(unread)).toMatchObject([{ id: 'SOL', amount: null, worth: null, isPart: true }]);
  expect(tokenSum(unread)).toMatchObject({ known: null, isPart: true });
});

test('SOL read from one of two wallets is a partial amount', () => {
  const unread = wallet(read(tokens({ lamports: null, missing: ['SOL'], trouble: 'BUSY' })));
  expect(linesOf(wallet(), unread)).toMatchObject([{ amount: 2_500_000_000n, isPart: true }]);
  expect(tokenSum(wallet(), unread)).toMatchObject({ known: 2_500_000_000n, isPart: true });
});

test('the worth of an unreadable wallet is unknown, and not 0', () => {
  const failed = wallet(
    read<WalletTokens>(undefined, FAILED),
    read<WalletPieces>(undefined, FAILED),
  );
  expect(tokenSum(failed)).toMatchObject({ known: null, isPart: true });
  expect(sumOfNfts([failed], book)).toMatchObject({ known: null, isPart: true });
});

test('tokens without a price alone have no known value', () => {
  const odd = wallet(read(tokens({ lamports: '0', tokens: [token('T2', '5')] })));
  expect(tokenSum(odd)).toEqual({ known: null, isPart: false, hasUnpriced: true });
});

test.each([
  ['with a floor', [nft('1', 'C1'), nft('2', 'C1')], {}, [3_000_000_000n, false, false]],
  ['some without', [nft('1', 'C1'), nft('2')], {}, [1_500_000_000n, false, true]],
  ['all without', [nft('1', 'C2'), nft('2')], {}, [null, false, true]],
  ['none', [], {}, [0n, false, false]],
  ['of more', [nft('1', 'C1')], { hasMore: true }, [1_500_000_000n, true, false]],
] as const)('NFTs %s are worth the sum of their known floors', (_, pieces, own, expected) => {
  const sum = sumOfNfts([wallet(undefined, read(nfts({ pieces: [...pieces], ...own })))], book);
  expect([sum.known, sum.isPart, sum.hasUnpriced]).toEqual(expected);
});

test('one unit without decimals is a token unless it is among the NFTs', () => {
  const own = read(tokens({ lamports: '0', tokens: [token('N1', '1'), token('T1', '1')] }));
  const ids = (...reads: WalletReads[]) => linesOf(...reads).map(({ id }) => id);
  expect(ids(wallet(own, read(nfts({ pieces: [nft('N1')] }))))).toEqual(['T1']);
  expect(ids(wallet(own, read<WalletPieces>(undefined)))).toEqual([]);
  expect(ids(wallet(own, read<WalletPieces>(undefined, FAILED)))).toEqual(['N1', 'T1']);
});

const sentences = (own: WalletReads) => readProblems([own]).map(({ text }) => text);

test.each([
  [
    wallet(read<WalletTokens>(undefined, FAILED)),
    ['SOL and tokens couldn’t be read. The Solana network is busy.'],
  ],
  [
    wallet(read(tokens(), FAILED)),
    ['SOL and tokens couldn’t be refreshed. The Solana network is busy.'],
  ],
  [
    wallet(read(tokens({ missing: ['SOL', 'SOME_TOKENS'], trouble: 'FAILED' }))),
    [
      'SOL couldn’t be read. The Solana network reported an error.',
      'Some tokens couldn’t be read. The Solana network reported an error.',
    ],
  ],
  [
    wallet(undefined, read(nfts({ hasMore: true, trouble: 'LATE' }))),
    ['Some NFTs couldn’t be read. The Solana network took too long to respond.'],
  ],
  [
    wallet(undefined, read(nfts({ hasMore: true, pieces: [nft('1')] }))),
    ['Only the first NFT is shown.'],
  ],
  [wallet(), []],
])('missing data is explained in words: %#', (own, expected) => {
  expect(sentences(own)).toEqual(expected);
});

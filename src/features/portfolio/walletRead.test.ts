// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { RequestNodes, RpcAnswer } from '@/shared/solana/jsonRpc';
import { readPieces, readTokens } from './walletRead';

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const PIECE = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN';
const signal = new AbortController().signal;
const account = (mint: unknown, amount: unknown, decimals: unknown, uiAmountString?: unknown) => ({
  account: {
    data: { parsed: { info: { mint, tokenAmount: { amount, decimals, uiAmountString } } } },
  },
});
const NONE = { value: [] };
const IS_BUSY: RpcAnswer = { trouble: 'BUSY' };
/** Nodes that answer so; what a call doesn't accept is odd, as `createJsonRpc` has it. */
const answering =
  (...results: unknown[]): RequestNodes =>
  async (calls) =>
    calls.map(({ accepts }, index): RpcAnswer => {
      const result = results[index];
      if (result === IS_BUSY) return IS_BUSY;
      return accepts(result) ? { result } : { trouble: 'ODD' };
    });

test('two accounts of a token are summed exactly', async () => {
  const accounts = { value: [account(MINT, '18446744073709551615', 6), account(MINT, '1', 6)] };
  const read = await readTokens(answering({ value: 5 }, accounts, NONE), 'w', signal);
  expect(read).toEqual({
    lamports: '5',
    tokens: [{ mint: MINT, decimals: 6, amount: '18446744073709551616' }],
    leftOut: 0,
    missing: [],
    trouble: null,
  });
});

test.each([
  account(MINT, '1.5', 6),
  account(MINT, 7, 6),
  account(MINT, '-1', 6),
  account(MINT, '18446744073709551616', 6),
  account(MINT, '7', 99),
  account('nobody', '7', 6),
  null,
  'account',
  { account: { data: ['AAAA', 'base64'] } },
])('an account with invalid data is skipped and counted: %j', async (odd) => {
  const accounts = { value: [odd, account(MINT, '7', 6)] };
  const read = await readTokens(answering({ value: 5 }, accounts, NONE), 'w', signal);
  expect(read.leftOut).toBe(1);
  expect(read.tokens).toEqual([{ mint: MINT, decimals: 6, amount: '7' }]);
});

describe('a Token-2022 token', () => {
  const read = async (...amount: [string, number, unknown?]) => {
    const accounts = { value: [account(MINT, ...amount)] };
    return readTokens(answering({ value: 5 }, NONE, accounts), 'w', signal);
  };

  test.each([
    ['with a multiplier', '100000000', 8, '10', '1000000000'],
    ['with interest', '1000000', 6, '1.051271', '1051271'],
    ['after a reverse split', '100000000', 8, '0.25', '25000000'],
    [
      'beyond what the chain counts',
      '18446744073709551615',
      0,
      '184467440737095516150',
      '184467440737095516150',
    ],
    ['without either', '1500000', 6, '1.5', '1500000'],
    ['of a node that gives no such text', '1500000', 6, undefined, '1500000'],
  ])('%s has the amount that wallets show', async (_, amount, decimals, shown, units) => {
    expect((await read(amount, decimals, shown)).tokens).toEqual([
      { mint: MINT, decimals, amount: units },
    ]);
  });

  test.each(['inf', 'NaN', '-1', '1e9', '', 7])(
    'whose shown amount is %j is skipped and counted',
    async (shown) => {
      expect(await read('1500000', 6, shown)).toMatchObject({ tokens: [], leftOut: 1 });
    },
  );
});

test('a token of the original program has its exact amount, whatever a node shows', async () => {
  const accounts = { value: [account(MINT, '1500000', 6, '15')] };
  const read = await readTokens(answering({ value: 5 }, accounts, NONE), 'w', signal);
  expect(read.tokens).toEqual([{ mint: MINT, decimals: 6, amount: '1500000' }]);
});

test('one unit of a token without decimals is read, and an empty account is not', async () => {
  const accounts = { value: [account(MINT, '1', 0), account(PIECE, '0', 6)] };
  const read = await readTokens(answering({ value: 5 }, accounts, NONE), 'w', signal);
  expect(read.tokens).toEqual([{ mint: MINT, decimals: 0, amount: '1' }]);
});

describe('missing parts of a wallet are named, and the rest is kept', () => {
  const held = { value: [account(MINT, '7', 6)] };
  test.each<[string, unknown[], object]>([
    ['SOL', [IS_BUSY, held, NONE], { lamports: null, missing: ['SOL'], trouble: 'BUSY' }],
    ['the tokens of one program', [{ value: 5 }, held, IS_BUSY], { missing: ['SOME_TOKENS'] }],
    ['all tokens', [{ value: 5 }, IS_BUSY, null], { lamports: '5', missing: ['TOKENS'] }],
    ['SOL and some', [IS_BUSY, held, IS_BUSY], { missing: ['SOL', 'SOME_TOKENS'] }],
  ])('%s', async (_, results, expected) => {
    const read = await readTokens(answering(...results), 'w', signal);
    expect(read).toMatchObject(expected);
    expect(read.tokens).toHaveLength(results.includes(held) ? 1 : 0);
  });

  test.each([{ value: 2 ** 53 }, { value: -1 }, { value: '5' }, null])(
    'SOL with an invalid amount: %j',
    async (sol) => {
      const read = await readTokens(answering(sol, NONE, NONE), 'w', signal);
      expect(read).toMatchObject({ lamports: null, missing: ['SOL'], trouble: 'ODD' });
    },
  );

  test('nothing at all is a failure', async () => {
    const ask = answering(IS_BUSY, IS_BUSY, IS_BUSY);
    await expect(readTokens(ask, 'w', signal)).rejects.toMatchObject({ trouble: 'BUSY' });
  });
});

const idOf = (index: number) =>
  `${'1'.repeat(32)}${String(index + 1_000_000).replaceAll('0', 'z')}`;
const full = (page: number) =>
  Array.from({ length: 1000 }, (_, index) => ({
    id: idOf(page * 1000 + index),
    content: null,
    grouping: 'none',
  }));
/** A wallet's pages; what was asked for. */
function pagesOf(itemsOf: (page: number, limit: number) => unknown[] | null) {
  const asked: number[] = [];
  const ask: RequestNodes = async ([call]) => {
    const params = call?.params ?? {};
    const [page, limit] =
      'page' in params ? [Number(params['page']), Number(params['limit'])] : [0, 0];
    asked.push(page);
    const items = itemsOf(page, limit);
    return [items ? { result: { total: items.length, items } } : { trouble: 'FAILED' }];
  };
  return { ask, asked };
}

test('NFTs are read to the last page, burnt NFTs are skipped and unreadable items counted', async () => {
  const { ask, asked } = pagesOf((page) =>
    page === 1
      ? full(1)
      : [
          { id: PIECE, burnt: true },
          { id: 7 },
          { id: MINT, content: { metadata: { name: ' Ape ' } } },
        ],
  );
  const { pieces, leftOut, hasMore, trouble } = await readPieces(ask, 'w', signal);
  expect(asked).toEqual([1, 2]);
  expect({ leftOut, hasMore, trouble }).toEqual({ leftOut: 1, hasMore: false, trouble: null });
  expect(pieces).toHaveLength(1001);
  expect(pieces[0]).toMatchObject({ name: 'Unnamed NFT', collection: null, image: null });
  expect(pieces.at(-1)).toMatchObject({ id: MINT, name: 'Ape', isCompressed: false });
});

test.each([
  ['V1_NFT', 1],
  ['V2_NFT', 1],
  ['LEGACY_NFT', 1],
  ['V1_PRINT', 1],
  ['ProgrammableNFT', 1],
  ['MplCoreAsset', 1],
  ['MplBubblegumV2', 1],
  ['Custom', 1],
  [undefined, 1],
  ['FungibleToken', 0],
  ['FungibleAsset', 0],
  ['MplCoreCollection', 0],
])('an asset of the interface %s is an NFT: %i', async (kind, count) => {
  const { ask } = pagesOf(() => [{ id: MINT, interface: kind }]);
  const { pieces, leftOut } = await readPieces(ask, 'w', signal);
  expect(pieces).toHaveLength(count);
  expect(leftOut).toBe(0);
});

test('a long name is cut between two emoji and ends with an ellipsis', async () => {
  const name = `${'A'.repeat(76)}👨‍👩‍👧‍👦🏰🏰`;
  const { ask } = pagesOf(() => [{ id: MINT, content: { metadata: { name } } }]);
  const { pieces } = await readPieces(ask, 'w', signal);
  expect(pieces[0]?.name).toBe(`${'A'.repeat(76)}…`);
});

test('NFTs that were read stay when a later page fails', async () => {
  const { ask } = pagesOf((page) => (page === 1 ? full(1) : null));
  const { pieces, trouble } = await readPieces(ask, 'w', signal);
  expect(pieces).toHaveLength(1000);
  expect(trouble).toBe('FAILED');
  const none = readPieces(pagesOf(() => null).ask, 'w', signal);
  await expect(none).rejects.toMatchObject({ trouble: 'FAILED' });
});

test.each([
  ['more', [{ id: MINT }], { hasMore: true, trouble: null }],
  ['no more', [], { hasMore: false, trouble: null }],
  ['perhaps more', null, { hasMore: true, trouble: 'FAILED' }],
] as const)('reading up to the limit knows that there are %s', async (_, beyond, expected) => {
  const { ask, asked } = pagesOf((page) => (page > 2 ? beyond && [...beyond] : full(page)));
  expect(await readPieces(ask, 'w', signal, 2)).toMatchObject(expected);
  expect(asked).toEqual([1, 2, 2001]);
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { readPieces, readTokens, type Ask } from './walletRead';

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const PIECE = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN';
const signal = new AbortController().signal;
const account = (mint: unknown, amount: unknown, decimals: unknown) => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
});
const answering =
  (...results: unknown[]): Ask =>
  async () =>
    results;

test('two accounts of a token are one amount, exactly', async () => {
  const accounts = { value: [account(MINT, '18446744073709551615', 6), account(MINT, '1', 6)] };
  const read = await readTokens(answering({ value: 5 }, accounts, { value: [] }), 'w', signal);
  expect(read).toEqual({
    lamports: '5',
    tokens: [{ mint: MINT, decimals: 6, amount: '18446744073709551616' }],
    leftOut: 0,
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
])('an account that is not exact is left out and counted: %j', async (odd) => {
  const accounts = { value: [odd, account(MINT, '7', 6)] };
  const read = await readTokens(answering({ value: 5 }, accounts, { value: [] }), 'w', signal);
  expect(read.leftOut).toBe(1);
  expect(read.tokens).toEqual([{ mint: MINT, decimals: 6, amount: '7' }]);
});

test.each([{ value: 2 ** 53 }, { value: -1 }, { value: '5' }, null])(
  'SOL that is not told exactly is not told: %j',
  async (sol) => {
    const ask = answering(sol, { value: [] }, { value: [] });
    await expect(readTokens(ask, 'w', signal)).rejects.toMatchObject({ trouble: 'ODD' });
  },
);

test('a token of one piece is an NFT, and is not told twice', async () => {
  const accounts = { value: [account(MINT, '1', 0), account(PIECE, '0', 6)] };
  const read = await readTokens(answering({ value: 5 }, accounts, { value: [] }), 'w', signal);
  expect(read.tokens).toEqual([]);
});

test('pieces are read to the last page, burnt ones left away and odd ones counted', async () => {
  const pages: number[] = [];
  const ask: Ask = async ([call]) => {
    const page = Number(/"page":(\d+)/.exec(JSON.stringify(call))?.[1]);
    pages.push(page);
    const full = Array.from({ length: 1000 }, (_, index) => ({
      id: `${'1'.repeat(32)}${String(index + 1000).replaceAll('0', 'z')}`,
      content: null,
      grouping: 'none',
    }));
    return [
      {
        total: 1000,
        items:
          page === 1
            ? full
            : [
                { id: PIECE, burnt: true },
                { id: 7 },
                { id: MINT, content: { metadata: { name: ' Ape ' } } },
              ],
      },
    ];
  };
  const { pieces, leftOut } = await readPieces(ask, 'w', signal);
  expect(pages).toEqual([1, 2]);
  expect(leftOut).toBe(1);
  expect(pieces).toHaveLength(1001);
  expect(pieces[0]).toMatchObject({ name: 'Unnamed NFT', collection: null, image: null });
  expect(pieces.at(-1)).toMatchObject({ id: MINT, name: 'Ape', isCompressed: false });
});

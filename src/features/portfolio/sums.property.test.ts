// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrice } from '@/features/billing/sol-value/price';
import { formatUnits } from '@/shared/money/lamports';
import { totalChange } from './change';
import { pieceGroups, piecesOf } from './pieceGroups';
import { tokenLines, worthOfAll, type PriceBook } from './tokenLines';
import { worthOf } from './worth';

const WHOLE = { missing: [], trouble: null };
const mints = ['M1', 'M2', 'M3'];
const price = (
  address: string,
  priceSol: string | null,
  kind: 'token' | 'collection',
  priceSol24h: string | null = priceSol,
) => ({
  kind,
  address,
  name: address,
  symbol: address,
  image: null,
  priceSol,
  priceSol24h,
});
const book: PriceBook = new Map([
  ['M1', price('M1', '0.0021', 'token')],
  ['M2', price('M2', null, 'token')],
  ['C1', price('C1', '1.25', 'collection')],
]);
const units = fc.bigInt({ min: 0n, max: 18_446_744_073_709_551_615n });
const wallet = fc.record({
  lamports: fc.maxSafeNat().map(String),
  amounts: fc.array(units, { minLength: 3, maxLength: 3 }),
});

test('the holdings of several wallets are summed, independent of their order', () => {
  fc.assert(
    fc.property(fc.array(wallet, { minLength: 1, maxLength: 6 }), (wallets) => {
      const read = wallets.map(({ lamports, amounts }, index) => ({
        address: `w${String(index)}`,
        tokens: {
          lamports,
          leftOut: 0,
          ...WHOLE,
          tokens: amounts.map((amount, place) => ({
            mint: mints[place] ?? '',
            decimals: 6,
            amount: amount.toString(),
          })),
        },
      }));
      const { lines, leftOut } = tokenLines(read, book);
      const backwards = tokenLines(read.toReversed(), book).lines;
      expect(leftOut).toBe(0);
      const sumOf = (place: number) =>
        wallets.reduce((sum, { amounts }) => sum + (amounts[place] ?? 0n), 0n);
      const amountOf = (id: string) => lines.find((line) => line.id === id)?.amount ?? 0n;
      expect(mints.map(amountOf)).toEqual([0, 1, 2].map(sumOf));
      const sol = wallets.reduce((sum, { lamports }) => sum + BigInt(lamports), 0n);
      // M2 and M3 have no price: they count nothing.
      expect(worthOfAll(lines)).toBe(sol + worthOf(sumOf(0), 6, 2_100_000_000_000_000n));
      expect(worthOfAll(backwards)).toBe(worthOfAll(lines));
    }),
  );
});

test('the change in 24 hours is the difference in worth of the same amounts', () => {
  const decimal = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((value) => formatUnits(value, 9));
  const amounts = fc.array(units, { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(amounts, decimal, decimal, (held, now, before) => {
      const prices: PriceBook = new Map([
        ['M1', price('M1', now, 'token', before)],
        // Has no earlier price, so it can't be compared.
        ['M2', price('M2', now, 'token', null)],
      ]);
      const tokens = held.map((amount, place) => ({
        mint: mints[place] ?? '',
        decimals: 6,
        amount: amount.toString(),
      }));
      const read = [{ address: 'w', tokens: { lamports: '7', leftOut: 0, ...WHOLE, tokens } }];
      const { lines } = tokenLines(read, prices);
      const change = totalChange(lines, null, { known: 0n, isPart: false, hasUnpriced: false });
      const worth = (text: string) => worthOf(held[0] ?? 0n, 6, readPrice(text) ?? 0n);
      expect(change).toEqual({ now: 7n + worth(now), before: 7n + worth(before) });
    }),
  );
});

test('a token with different decimals in a second wallet is skipped there and counted', () => {
  const of = (address: string, decimals: number) => ({
    address,
    tokens: {
      lamports: '0',
      leftOut: 0,
      ...WHOLE,
      tokens: [{ mint: 'M1', decimals, amount: '5' }],
    },
  });
  const { lines, leftOut } = tokenLines([of('a', 6), of('b', 9)], book);
  expect(lines).toMatchObject([{ id: 'M1', amount: 5n, wallets: ['a'] }]);
  expect(leftOut).toBe(1);
});

test('every NFT is in one group, and the groups are worth their floors', () => {
  const collections = fc.constantFrom('C1', 'C2', null);
  const pieces = fc.array(fc.record({ collection: collections, isCompressed: fc.boolean() }));
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 5 }), fc.boolean(), (wallets, withCompressed) => {
      const read = wallets.map((own, at) => ({
        address: `w${String(at)}`,
        pieces: {
          leftOut: 0,
          hasMore: false,
          trouble: null,
          pieces: own.map(({ collection, isCompressed }, index) => ({
            id: `${String(at)}-${String(index)}`,
            name: `#${String(index)}`,
            image: null,
            collection,
            collectionName: null,
            isCompressed,
            isListed: false,
          })),
        },
      }));
      const filter = {
        search: '',
        collection: '',
        isListedOnly: false,
        withCompressed,
        among: null,
        marks: new Map(),
      };
      const groups = pieceGroups(read, book, filter);
      const wanted = read
        .flatMap((each) => each.pieces.pieces)
        .filter(({ isCompressed }) => withCompressed || !isCompressed);
      const shown = groups.flatMap((group) => piecesOf(group).map(({ piece }) => piece.id));
      expect(shown.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
      const ofC1 = wanted.filter(({ collection }) => collection === 'C1').length;
      expect(worthOfAll(groups)).toBe(BigInt(ofC1) * 1_250_000_000n);
    }),
  );
});

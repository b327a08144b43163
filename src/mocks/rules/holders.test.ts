// @vitest-environment node
import { expect, test } from 'vitest';
import type { Values } from '@/features/bot-modules/fields/field';
import type { HoldingRow } from '../holdings/rows';
import { collections, tokens } from '../market/market';
import type { HoldingIndex } from './holdingIndex';
import { holderOutcome, readHolderRule, type RuleWallet } from './holders';

const NOW = 1_000 * 86_400_000;
const DAY = 86_400_000;
const keepers = collections[0]?.address ?? '';
const keep = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';

const wallets: RuleWallet[] = [
  { address: 'first', flag: 'DEFAULT' },
  { address: 'second', flag: 'NOT_DEFAULT' },
];
const row = (wallet: string, asset: string, amount: string, days = 0): HoldingRow => ({
  wallet,
  asset,
  amount,
  since: NOW - days * DAY,
});
const indexOf = (rows: readonly HoldingRow[]): HoldingIndex => ({
  walletsOf: () => [],
  holdingsIn: (wallet, asset) =>
    rows.filter((each) => each.wallet === wallet && each.asset === asset),
});
const pieces = (change: Values = {}): Values => ({
  kind: 'COLLECTION',
  collection: keepers,
  least: 1,
  ...change,
});
const coins = (change: Values = {}): Values => ({
  currency: 'SPL',
  measure: 'AMOUNT',
  mint: keep,
  least: '1000',
  ...change,
});
const ask = (rows: readonly HoldingRow[], conditions: readonly Values[], change: Values = {}) =>
  holderOutcome(
    { index: indexOf(rows), now: NOW },
    readHolderRule({ match: 0, conditions, ...change }),
    wallets,
  );
const first = (...given: Parameters<typeof ask>) => ask(...given).conditions[0];

test('all linked wallets count together', () => {
  const rows = [row('first', keepers, '2'), row('second', keepers, '1')];
  expect(first(rows, [pieces({ least: 3 })])).toMatchObject({ met: true, have: '3', need: '3' });
});

test('only the default wallet counts where the rule says so', () => {
  const rows = [row('first', keepers, '2'), row('second', keepers, '1')];
  expect(first(rows, [pieces({ least: 3 })], { walletScope: 'DEFAULT_ONLY' })).toMatchObject({
    met: false,
    have: '2',
  });
});

test('one wallet alone must hold it where the rule says so', () => {
  const rows = [row('first', keep, '600'), row('second', keep, '600')];
  expect(first(rows, [coins()])).toMatchObject({ met: true, have: '1200' });
  expect(first(rows, [coins({ sum: 'ANY_WALLET' })])).toMatchObject({ met: false, have: '600' });
});

test('amounts are compared to the last digit', () => {
  const amount = '100000000000000000.000000001';
  const rows = [
    row('first', keep, '99999999999999999.999999999'),
    row('second', keep, '0.000000002'),
  ];
  expect(first(rows, [coins({ least: amount })])).toMatchObject({ met: true, have: amount });
  expect(first(rows.slice(0, 1), [coins({ least: amount })])?.met).toBe(false);
});

test('what is not held long enough does not count, and is told', () => {
  const rows = [row('first', keepers, '2', 40), row('second', keepers, '1', 3)];
  expect(first(rows, [pieces({ least: 3, heldForDays: 30 })])).toMatchObject({
    met: false,
    have: '2',
    why: 'The wallets hold 3, and 2 of them for 30 days.',
  });
  expect(first(rows, [pieces({ least: 2, heldForDays: 40 })])?.met).toBe(true);
});

test('more than at most is too much', () => {
  const rows = [row('first', keepers, '4')];
  const limited = pieces({ hasMost: true, most: 3 });
  expect(first(rows, [limited])).toMatchObject({ met: false, need: '1 to 3' });
});

test('what must not be held is met without it, and never without a wallet', () => {
  const not = pieces({ isNegated: true });
  expect(first([], [not])).toMatchObject({ met: true, need: 'fewer than 1' });
  expect(first([row('first', keepers, '1')], [not])?.met).toBe(false);
  const none = holderOutcome(
    { index: indexOf([]), now: NOW },
    readHolderRule({ conditions: [not] }),
    [],
  );
  expect(none).toMatchObject({ qualifies: false, conditions: [{ why: 'No wallet is linked.' }] });
});

test.each([
  ['traits', pieces({ kind: 'TRAITS', traits: [{ name: 'Robe', values: ['Gold'] }] })],
  ['a rank', pieces({ kind: 'RARITY', rankAtMost: 10 })],
  ['single pieces', { kind: 'MINTS', mints: ['1'], least: 1 }],
  ['SOL', coins({ currency: 'SOL' })],
  ['dollars', coins({ measure: 'USD', least: '5' })],
])('%s cannot be looked up', (_, condition) => {
  const rows = [row('first', keepers, '2'), row('first', keep, '2')];
  const outcome = ask(rows, [condition]);
  expect(outcome).toMatchObject({ qualifies: null, conditions: [{ met: null, have: null }] });
  expect(outcome.conditions[0]?.why).toMatch(/^We (cannot|have no)/);
});

test('too few of a collection are too few of any of its traits', () => {
  const golden = pieces({ kind: 'TRAITS', traits: [{ name: 'Robe', values: ['Gold'] }], least: 2 });
  expect(first([row('first', keepers, '1')], [golden])?.met).toBe(false);
  expect(first([], [coins({ measure: 'USD' })])?.met).toBe(false);
});

test('every condition, or any: what is not known decides only where it matters', () => {
  const rows = [row('first', keepers, '1')];
  const [met, unmet, unknown] = [pieces(), pieces({ least: 5 }), coins({ currency: 'SOL' })];
  const qualifies = (match: number, ...conditions: Values[]) =>
    ask(rows, conditions, { match }).qualifies;
  expect(qualifies(0, met, met)).toBe(true);
  expect(qualifies(0, met, unknown)).toBeNull();
  expect(qualifies(0, unmet, unknown)).toBe(false);
  expect(qualifies(1, met, unknown)).toBe(true);
  expect(qualifies(1, unmet, unknown)).toBeNull();
  expect(qualifies(1, unmet, unmet)).toBe(false);
  expect(qualifies(0)).toBe(false);
});

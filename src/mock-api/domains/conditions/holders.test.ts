// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import crypto from '@/features/modules/definitions/crypto-holder-verification/definition';
import nft from '@/features/modules/definitions/holder-verification/definition';
import { pieceAddress } from '../holdings/pieces';
import type { HoldingRow } from '../holdings/rows';
import { collections, tokens } from '../market/market';
import { priceAt } from '../market/prices';
import { rankOf, traitsOf } from '../market/pieces';
import type { HoldingIndex } from './holdingIndex';
import {
  holderOutcome,
  readHolderRule,
  valuationAt,
  type HolderSettings,
  type RuleWallet,
} from './holders';

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
/** Lamports of the wallets; null where the network has not answered. */
let sol: bigint | null = null;
afterEach(() => {
  sol = null;
});
const indexOf = (rows: readonly HoldingRow[]): HoldingIndex => ({
  lamportsIn: () => sol,
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
/** A rule of the module that the conditions belong to. */
function ruleWith(conditions: readonly Values[], change: Values = {}): HolderSettings {
  const values = { conditions, ...change };
  return conditions.some(({ currency }) => currency !== undefined)
    ? {
        module: 'crypto-holder-verification',
        values: crypto.read(completeValues(crypto.fields, values)),
      }
    : { module: 'holder-verification', values: nft.read(completeValues(nft.fields, values)) };
}
const ask = (rows: readonly HoldingRow[], conditions: readonly Values[], change: Values = {}) =>
  holderOutcome(
    valuationAt(indexOf(rows), NOW),
    readHolderRule(ruleWith(conditions, change)),
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

test('a single wallet must hold the amount where the rule says so', () => {
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

test('holdings not held long enough do not count, and the reason says so', () => {
  const rows = [row('first', keepers, '2', 40), row('second', keepers, '1', 3)];
  expect(first(rows, [pieces({ least: 3, heldForDays: 30 })])).toMatchObject({
    met: false,
    have: '2',
    why: 'Linked wallets hold 3 (2 for at least 30 days).',
  });
  expect(first(rows, [pieces({ least: 2, heldForDays: 40 })])?.met).toBe(true);
});

test('holding more than the maximum fails the condition', () => {
  const rows = [row('first', keepers, '4')];
  const limited = pieces({ hasMost: true, most: 3 });
  expect(first(rows, [limited])).toMatchObject({ met: false, need: '1 to 3' });
});

test('a negated condition is met without holdings, and never without a wallet', () => {
  const not = pieces({ isNegated: true });
  expect(first([], [not])).toMatchObject({
    label: 'Doesn’t hold at least 1 NFT from Keepers of the Tower',
    met: true,
    need: 'less than 1',
  });
  expect(first([row('first', keepers, '1')], [not])?.met).toBe(false);
  const none = holderOutcome(valuationAt(indexOf([]), NOW), readHolderRule(ruleWith([not])), []);
  expect(none).toMatchObject({ qualifies: false, conditions: [{ why: 'No linked wallets' }] });
});

test.each([
  ['traits', pieces({ kind: 'TRAITS', traits: [{ name: 'Robe', values: ['Gold'] }] })],
  ['a rank', pieces({ kind: 'RARITY', rankAtMost: 10 })],
  ['pieces of no collection', { kind: 'MINTS', mints: ['1'], least: 1 }],
  ['SOL while the network is silent', coins({ currency: 'SOL' })],
  ['dollars of what no one trades', coins({ measure: 'USD', mint: keepers, least: '5' })],
])('%s: the outcome is unknown, with a reason', (_, condition) => {
  const rows = [row('first', keepers, '2'), row('first', keep, '2')];
  const outcome = ask(rows, [condition]);
  expect(outcome).toMatchObject({ qualifies: null, conditions: [{ met: null, have: null }] });
  expect(outcome.conditions[0]?.why).toMatch(
    /^((We c|C)ouldn’t|No price is available|This rule doesn’t name)/,
  );
});

test('a balance below the minimum fails even if traits or prices are unknown', () => {
  const golden = pieces({ kind: 'TRAITS', traits: [{ name: 'Robe', values: ['Gold'] }], least: 2 });
  expect(first([row('first', keepers, '1')], [golden])?.met).toBe(false);
  expect(first([], [coins({ measure: 'USD' })])?.met).toBe(false);
});

const dealt = (list: NonNullable<HoldingRow['pieces']>): HoldingRow => ({
  ...row('first', keepers, String(list.length)),
  pieces: list,
});
const held = (...numbers: number[]) =>
  dealt(numbers.map((number) => ({ number, state: 'HELD' as const })));
test('NFTs can be named by number, range, or address', () => {
  const rows = [held(2, 7, 8, 40)];
  const named = (...mints: string[]) => pieces({ kind: 'MINTS', mints });
  expect(first(rows, [named('7', '8', '9')])).toMatchObject({ met: true, have: '2' });
  expect(first(rows, [named('2-8')])?.have).toBe('3');
  expect(first(rows, [named(pieceAddress(keepers, 40), '2')])?.have).toBe('2');
  expect(first(rows, [named(pieceAddress(keepers, 41))])).toMatchObject({
    met: false,
    have: '0',
    why: 'Linked wallets hold 4. NFTs the rule doesn’t ask for, not counted: 4.',
  });
  // Their numbers are unknown.
  expect(first([row('first', keepers, '2')], [named('7')])?.met).toBeNull();
  expect(first([], [named('7')])?.met).toBe(false);
});

test('SOL is counted in lamports, across all wallets or in a single wallet', () => {
  sol = 1_500_000_001n;
  const wanted = coins({ currency: 'SOL', least: '3', heldForDays: 30 });
  expect(first([], [wanted])).toMatchObject({ met: true, have: '3.000000002' });
  expect(first([], [{ ...wanted, least: '3.000000003' }])?.met).toBe(false);
  expect(first([], [{ ...wanted, sum: 'ANY_WALLET' }])).toMatchObject({
    met: false,
    have: '1.500000001',
  });
});

test('dollar values use the hourly price, to the last unit', () => {
  const price = priceAt(keep, NOW) ?? 0n;
  const rows = [row('first', keep, '1000')];
  const worth = (units: bigint) => {
    const billionths = (units * 1000n * 1_000_000_000n) / 10n ** 15n;
    return `${String(billionths / 1_000_000_000n)}.${String(billionths % 1_000_000_000n).padStart(9, '0')}`;
  };
  expect(price).toBeGreaterThan(0n);
  expect(first(rows, [coins({ measure: 'USD', least: worth(price) })])?.met).toBe(true);
  const more = first(rows, [coins({ measure: 'USD', least: worth(price + 1_000_000_000n) })]);
  expect(more?.met).toBe(false);
  expect(more?.why).toContain('Linked wallets hold $');
});

test('a role is kept within the slack, and is not newly given there', () => {
  const price = priceAt(keep, NOW) ?? 0n;
  const rows = [row('first', keep, '1000')];
  // The holdings are worth 96% of the requirement.
  const least = String((price * 1000n * 100n) / 96n / 10n ** 9n).padStart(7, '0');
  const condition = coins({
    measure: 'USD',
    least: `${least.slice(0, -6)}.${least.slice(-6)}`,
    slack: 5,
  });
  const asked = (slack: number, isKept: boolean) =>
    holderOutcome(
      valuationAt(indexOf(rows), NOW),
      readHolderRule(ruleWith([{ ...condition, slack }])),
      wallets,
      isKept,
    ).qualifies;
  expect([asked(5, false), asked(5, true), asked(3, true)]).toEqual([false, true, false]);
});

/** Numbers of the Keepers NFTs with a robe, by the collection's data. */
const withRobe = (robe: string) =>
  Array.from({ length: 5000 }, (_, index) => index + 1).filter((number) =>
    traitsOf(keepers, number)?.some(({ name, value }) => name === 'Robe' && value === robe),
  );

test('traits are known for each NFT, and their counts match the collection’s', () => {
  const gold = withRobe('Gold');
  const said = collections[0]?.traits[0]?.values.find(({ value }) => value === 'Gold')?.items;
  expect(gold).toHaveLength(said ?? -1);
  const golden = pieces({ kind: 'TRAITS', traits: [{ name: 'robe', values: ['gold '] }] });
  const [one = 0] = gold;
  const [other = 0] = withRobe('Rags');
  expect(first([held(one, other)], [golden])).toMatchObject({ met: true, have: '1' });
  expect(first([held(other)], [golden])).toMatchObject({
    met: false,
    have: '0',
    why: 'Linked wallets hold 1. NFTs the rule doesn’t ask for, not counted: 1.',
  });
});

test('a condition can require every trait or any of them', () => {
  const traits = [
    { name: 'Robe', values: ['Gold', 'Rags'] },
    { name: 'Robe', values: ['Gold'] },
  ];
  const rags = held(withRobe('Rags')[0] ?? 0);
  const condition = (traitMatch: number) => pieces({ kind: 'TRAITS', traits, traitMatch });
  expect(first([rags], [condition(0)])?.met).toBe(false);
  expect(first([rags], [condition(1)])?.met).toBe(true);
});

test('a rank condition counts NFTs that are as rare or rarer', () => {
  const rank = rankOf(keepers, 42)?.rank ?? 0;
  const least = (rankAtMost: number) =>
    first([held(42)], [pieces({ kind: 'RARITY', rankAtMost })])?.met;
  expect(least(rank)).toBe(true);
  expect(least(rank - 1)).toBe(false);
});

test('listed and staked NFTs count where the rule says so', () => {
  const rows = [
    dealt([
      { number: 1, state: 'LISTED' },
      { number: 2, state: 'STAKED' },
      { number: 3, state: 'HELD' },
    ]),
  ];
  const asked = (change: Values) => first(rows, [pieces({ least: 3, ...change })]);
  expect(asked({ countsListed: true, countsStaked: true })).toMatchObject({ met: true });
  expect(asked({ countsListed: false })).toMatchObject({
    met: false,
    have: '2',
    why: 'Linked wallets hold 3. Listed for sale, not counted: 1.',
  });
  expect(asked({ countsListed: false, countsStaked: false })).toMatchObject({ have: '1' });
});

test('with only some NFTs known, the outcome is decided where certain and open otherwise', () => {
  const golden = (change: Values) =>
    pieces({ kind: 'TRAITS', traits: [{ name: 'Robe', values: ['Gold'] }], ...change });
  const rows = [held(withRobe('Gold')[0] ?? 0), row('second', keepers, '1')];
  expect(first(rows, [golden({ least: 1 })])?.met).toBe(true);
  expect(first(rows, [golden({ least: 2 })])?.met).toBeNull();
  expect(first(rows, [golden({ least: 3 })])?.met).toBe(false);
  expect(first(rows, [golden({ hasMost: true, most: 1 })])?.met).toBeNull();
});

test('with all or any conditions required, an unknown result decides only where it matters', () => {
  const rows = [row('first', keepers, '1')];
  const [met, unmet] = [pieces(), pieces({ least: 5 })];
  const unknown = pieces({ kind: 'MINTS', collection: '', mints: ['1'] });
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

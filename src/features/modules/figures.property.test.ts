import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { collections, tokens } from '@/mock-api/domains/market/market';
import type { Values } from './common-fields/field';
import holdFigures from './definitions/hold-to-earn/figures';
import hold from './definitions/hold-to-earn/definition';
import questFigures from './definitions/quest/figures';
import quest from './definitions/quest/definition';
import { oneRewardFields } from './definitions/quest/rewardFields';
import type { ModuleSpec } from './engine/defineModule';
import { figureInWords, type Figure, type FiguresOf } from './engine/figures';
import { valueAt, valuesAt } from './engine/paths';
import { initialValues } from './engine/schema';
import { amountsToClear } from './engine/unitFields';

const mints = tokens.slice(0, 2).map(({ mint }) => mint);
const address = collections[0]?.address ?? '';

/** One value put into the form by hand. */
type Step = readonly [path: string, value: unknown];

/** The values with a change made by hand: amounts of another currency are cleared, as in the form (`UnitChanges`). */
function changed(spec: ModuleSpec, values: Values, [path, value]: Step): Values {
  const after = structuredClone(values);
  put(after, path, value);
  for (const each of amountsToClear(spec.fields, after, path, valueAt(values, path)))
    put(after, each, '');
  return after;
}

function put(values: Values, path: string, value: unknown): void {
  const steps = path.split('.');
  const place = valueAt(values, steps.slice(0, -1).join('.'));
  Object.assign(place ?? {}, { [steps.at(-1) ?? '']: value });
}

const amounts = fc.oneof(
  fc.constantFrom('10000', '0.1', '0', '', '1,500', ' 12 ', '3 SOL', '1.5', '0.000000001', 'ten'),
  fc
    .double({ min: 0, max: 1e6, noNaN: true })
    .map((value) => String(Math.round(value * 1e3) / 1e3)),
);

/** Paid amounts of accepted values with their currencies, read from the values alone. */
type Paid = readonly (readonly [amount: string, currency: string])[];

function questPaid(values: Values): Paid {
  return quest.read(values).rewards.flatMap(({ kind, points, token }) => {
    if (kind === 'POINTS') return [[String(points), 'POINTS'] as const];
    if (kind !== 'TOKEN') return [];
    return [[token.amount, token.currency === 'SOL' ? 'SOL' : token.mint] as const];
  });
}

function holdPaid(values: Values): Paid {
  const program = hold.read(values);
  const { rewardKind, mint, rateKind, rate, ranges, hasCap, cap } = program;
  if (!['POINTS', 'SPL', 'SOL'].includes(rewardKind)) return [];
  const paid = [
    ...(rateKind === 'PER_UNIT' ? [rate] : ranges.map(({ amount }) => amount)),
    ...(hasCap ? [cap] : []),
    program.budgetPeriod,
    program.budgetTotal,
  ];
  return paid.map((amount) => [amount, rewardKind === 'SPL' ? mint : rewardKind] as const);
}

interface Form {
  name: string;
  spec: ModuleSpec;
  figures: FiguresOf;
  paid: (values: Values) => Paid;
  begin: Values;
  steps: fc.Arbitrary<Step>;
  /** What decides whether its rewards are taken. */
  schema: z.ZodMiniType;
  part: (values: Values) => unknown;
  whole: (accepted: unknown) => Values;
}

const forms: readonly Form[] = [
  {
    name: 'quest',
    spec: quest,
    figures: questFigures,
    paid: questPaid,
    begin: {
      ...quest.initial,
      name: 'Say hello',
      categoryId: 'a',
      tasks: [],
      rewards: [initialValues(oneRewardFields), initialValues(oneRewardFields)],
    },
    steps: fc.oneof(
      fc.tuple(
        fc.constantFrom('rewards.0.kind', 'rewards.1.kind'),
        fc.constantFrom('POINTS', 'TOKEN', 'ROLE'),
      ),
      fc.tuple(fc.constant('rewards.0.points'), fc.constantFrom(10_000, 1, 0.5, '', 0)),
      fc.tuple(
        fc.constantFrom('rewards.0.token.currency', 'rewards.1.token.currency'),
        fc.constantFrom('SOL', 'SPL'),
      ),
      fc.tuple(fc.constant('rewards.0.token.mint'), fc.constantFrom('', ...mints)),
      fc.tuple(fc.constantFrom('rewards.0.token.amount', 'rewards.1.token.amount'), amounts),
      fc.tuple(fc.constant('claimLimit'), fc.constantFrom(0, 1, 40)),
      fc.tuple(fc.constant('method'), fc.constantFrom('ALL', 'FCFS', 'RAFFLE')),
    ),
    // What has nothing to do with rewards is taken as it is.
    schema: quest.fields.rewards.schema,
    part: (values: Values) => values['rewards'],
    whole: (rewards: unknown): Values => ({ rewards }),
  },
  {
    name: 'hold-to-earn',
    spec: hold,
    figures: holdFigures,
    paid: holdPaid,
    begin: {
      ...hold.initial,
      name: 'Holders',
      assets: [{ kind: 'COLLECTION', collection: address, mint: '', perUnit: '1', least: 1 }],
      ranges: [{ from: 1, amount: '10' }],
      channelId: '900000000000000001',
    },
    steps: fc.oneof(
      fc.tuple(fc.constant('rewardKind'), fc.constantFrom('POINTS', 'SPL', 'SOL', 'ROLE')),
      fc.tuple(fc.constant('mint'), fc.constantFrom('', ...mints)),
      fc.tuple(fc.constant('rateKind'), fc.constantFrom('PER_UNIT', 'RANGES')),
      fc.tuple(fc.constant('hasCap'), fc.boolean()),
      fc.tuple(
        fc.constantFrom('rate', 'ranges.0.amount', 'cap', 'budgetTotal', 'budgetPeriod'),
        amounts,
      ),
    ),
    schema: hold.schema,
    part: (values: Values) => values,
    whole: (values: unknown): Values => valuesAt(values, ''),
  },
];

const said = (figure: Figure) => figureInWords(figure, { symbol: () => undefined });
const pairs = (figures: readonly Figure[]) =>
  figures.map(({ amount, currency }) => [amount, currency]);

test.each([...forms])(
  '$name: after any changes of reward, currency and amount, the form shows what can be saved',
  ({ spec, figures, paid, begin, steps, schema, part, whole }) => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 12 }), (changes) => {
        let values: Values = begin;
        for (const step of changes) {
          values = changed(spec, values, step);
          const read = schema.safeParse(part(values));
          if (!read.success) continue;
          accepted += 1;
          const shown = figures(values);
          expect(pairs(shown)).toEqual(paid(whole(read.data)));
          for (const figure of shown) {
            const { amount, currency } = figure;
            expect(numberIn(said(figure))).toBe(Number(amount));
            expect(said(figure)).toContain(
              currency === 'POINTS' ? 'point' : currency === 'SOL' ? ' SOL' : currency.slice(0, 4),
            );
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(100);
  },
);

/** The first amount of a line. */
const numberIn = (line: string) => Number(/[\d,]+(?:\.\d+)?/.exec(line)?.[0].replaceAll(',', ''));

test('10,000 points changed to SOL give no amount until an amount of SOL is typed', () => {
  const points = changed(hold, hold.initial, ['rate', '10000']);
  expect(lines(holdFigures, points)[0]).toBe('10,000 points for each unit, once a day');
  const sol = changed(hold, points, ['rewardKind', 'SOL']);
  expect(holdFigures(sol)).toEqual([]);
  expect(hold.schema.safeParse(sol).success).toBe(false);
  expect(lines(holdFigures, changed(hold, sol, ['rate', '0.5']))).toEqual([
    '0.5 SOL for each unit, once a day',
  ]);
  const reward = { ...initialValues(oneRewardFields), points: 10_000 };
  const given = changed(quest, { ...quest.initial, rewards: [reward] }, [
    'rewards.0.kind',
    'TOKEN',
  ]);
  expect(lines(questFigures, given)).toEqual(['0.1 SOL each · no limit on completions']);
});

const lines = (figures: FiguresOf, values: Values) => figures(values).map(said);

test.each([
  [{ points: 10 }, { claimLimit: 0 }, '10 points each · no limit on completions'],
  [{ points: 1 }, { claimLimit: 1 }, '1 point each for up to 1 member: 1 point'],
  [
    { points: 5 },
    { claimLimit: 9, recurrence: 'DAILY' },
    '5 points each for up to 9 claims: 45 points',
  ],
  [{ points: 5 }, { method: 'RAFFLE', winners: 3 }, '5 points each for 3 winners: 15 points'],
  [
    { kind: 'TOKEN', token: { currency: 'SOL', mint: '', amount: '0.05' } },
    { claimLimit: 40 },
    '0.05 SOL each for up to 40 members: 2 SOL of the 24.9 SOL in the ledger wallet',
  ],
])('a reward %j with %j is “%s”', (reward, limits, line) => {
  const values = {
    ...quest.initial,
    rewards: [{ ...initialValues(oneRewardFields), ...reward }],
    ...limits,
  };
  const held = (currency: string) => (currency === 'SOL' ? '24.9 SOL' : undefined);
  const known = { symbol: () => undefined, held };
  expect(questFigures(values).map((figure) => figureInWords(figure, known))).toEqual([line]);
});

import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Season } from '../leaderboard';
import { rangeTroubles } from '../prizeRules';
import { atFields, bodyOf, newPrize, nextPrize, valuesOf } from './seasonForm';
import { budgetOf } from './prizeBudget';

const DAY = 86_400_000;
const SOL = { mint: null, symbol: 'SOL', image: null, decimals: 9 };
afterEach(() => {
  vi.unstubAllEnvs();
});

const season = (startsAt: number, endsAt: number): Season => ({
  id: 'sea-1',
  name: 'Autumn',
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  prize: '',
  winners: 3,
  prizes: [
    {
      from: 1,
      to: 3,
      kind: 'TOKEN',
      token: SOL,
      amount: '1000000001',
      points: null,
      role: null,
      roleId: null,
      text: '',
    },
  ],
  progress: null,
  state: 'SCHEDULED',
  isClosedEarly: false,
});

test('dates of a season survive a round trip in every time zone and across clock changes', () => {
  const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones, 'Pacific/Kiritimati'),
      fc.integer({ min: 20_000, max: 21_500 }),
      fc.integer({ min: 1, max: 366 }),
      (name, first, length) => {
        vi.stubEnv('TZ', name);
        const whole = season(first * DAY, (first + length) * DAY);
        const values = valuesOf(whole);
        const read = bodyOf({ ...values, prizes: values.prizes, winners: 3 }, [SOL]);
        expect(read.body).toMatchObject({
          startsAt: whole.startsAt,
          endsAt: whole.endsAt,
          prizes: [{ from: 1, to: 3, kind: 'TOKEN', mint: null, amount: '1000000001' }],
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('a new prize begins after the last rank', () => {
  const first = nextPrize([]);
  expect(first).toMatchObject({ from: 1, to: 1 });
  expect(nextPrize([{ ...first, to: 3 }])).toMatchObject({ from: 4, to: 4 });
  expect(
    rangeTroubles([
      { from: 1, to: 3 },
      { from: 1, to: 3 },
      { from: 4, to: 9 },
    ]),
  ).toEqual([]);
});

test('an error of the server appears at the form’s field', () => {
  expect(
    atFields([
      { path: 'prizes.2.mint', message: 'a' },
      { path: 'prizes.0.roleId', message: 'b' },
      { path: 'endsAt', message: 'c' },
    ]).map(({ path }) => path),
  ).toEqual(['prizes.2.currency', 'prizes.0.roles', 'endsAt']);
});

test('the budget adds up ranks and shows the shortfall with fees', () => {
  const funds = {
    funds: [{ token: SOL, held: '2000000000', reserved: '100000000' }],
    fee: '10000',
    rent: '2039280',
  };
  const prizes = [
    { ...newPrize(1, 1), amount: '1' },
    { ...newPrize(2, 3), amount: '0.375' },
  ];
  expect(budgetOf(prizes, funds)).toEqual([
    {
      text: '3 winners: 1.75 SOL in total. The ledger wallet holds 2 SOL, and 0.1 SOL is reserved.',
      short: null,
    },
  ]);
  const [line] = budgetOf([{ ...newPrize(1, 1), amount: '1.9' }], funds);
  expect(line?.short).toBe('0.00001 SOL');
});

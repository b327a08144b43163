// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { formatUnits } from '@/shared/money/lamports';
import { runs } from '@tests/setup/scope';
import { createChain } from '../../chain/createChain';
import { change, join } from '../../testing/claims';
import { createClock } from '../../store/clock';
import { collections, tokens } from '../market/market';
import { FEE, RENT } from '../payouts/funds';
import { ledgerAddress } from '../payouts/ledgerKey';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { isUnpaid, lineRef } from '../accrual-ledger/lineStates';
import { payAccruals } from '../accruals/accrualPayouts';
import { baseUnitsOf, currencyOf, moneyInWords } from '../accrual-ledger/currency';
import { holdEstimate } from '../accruals/estimate';
import { holdEarningView } from './holdEarningView';
import { holdersIn } from './holdRoles';
import { owedBy, paidBy, wantedBy } from '../accrual-ledger/runAmounts';
import type { AccrualRunRow } from '../accrual-ledger/rows';
import { settleAccruals } from '../accruals/settle';

const SERVER = 'srv-keep';
const BASE = Date.UTC(2026, 10, 24, 10);
const HOUR = 3_600_000;
const KEEPERS = collections[0]?.address ?? '';
const KEEP = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? '';
const PEOPLE = ['usr-11', 'usr-12', 'usr-13', 'usr-14'];
/** Lamports in the ledger wallet; not enough for some histories. */
const FLOAT = 3_000_000_000n;
/** Payments above these lamports need approval by the team. */
const APPROVAL = 400_000_000n;

const amount = (most: number) =>
  fc.integer({ min: 1, max: most }).map((units) => formatUnits(BigInt(units), 9));
const settings = fc.record({
  rewardKind: fc.constantFrom('POINTS', 'SOL', 'SPL', 'ROLE', 'MULTIPLIER'),
  rateKind: fc.constantFrom('PER_UNIT', 'RANGES'),
  rate: amount(3_000_000_000),
  ranges: fc.tuple(amount(1_000_000_000), amount(5_000_000_000)).map(([few, many]) => [
    { from: 1, amount: few },
    { from: 3, amount: many },
  ]),
  hasCap: fc.boolean(),
  cap: amount(4_000_000_000),
  budgetPeriod: amount(9_000_000_000),
  budgetTotal: amount(20_000_000_000),
  onEmpty: fc.constantFrom('PRO_RATA', 'QUEUE', 'PAUSE'),
  hasStreak: fc.boolean(),
  verification: fc.constantFrom('SNAPSHOT', 'RANDOM_SNAPSHOT', 'TIME_WEIGHTED'),
});
/** Holdings of each member in each period. */
const periods = fc.array(fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});

function prepared(values: Values) {
  let now = BASE;
  const world = createWorld({
    clock: createClock(0, () => now),
    startChain: async (options) => {
      const chain = await createChain({ ...options, vm: 'simulated' });
      chain.airdrop(ledgerAddress(SERVER), FLOAT);
      return chain;
    },
  });
  const { db } = world;
  const guild = db.guilds.find(({ id }) => id === SERVER);
  const row = db.modules.find(({ serverId, slug }) => serverId === SERVER && slug === hold.slug);
  const [rule] = row?.rules ?? [];
  const [user] = db.users;
  if (!guild || !row || !rule || !user) throw new Error('The seed has no program.');
  db.modules = [row];
  row.rules = [rule];
  Object.assign(rule, { values, enabled: true, updatedAt: 0 });
  db.payouts = [];
  db.holdings = [];
  db.linkedWallets = [];
  db.members = [];
  for (const userId of PEOPLE) join(world, SERVER, userId);
  db.accruals = [
    {
      serverId: SERVER,
      module: 'hold-to-earn',
      ruleId: rule.id,
      startedAt: BASE,
      settledTo: BASE,
      version: rule.version,
    },
  ];
  change(world, SERVER, { mint: null, approvalAbove: String(APPROVAL) });
  const hereOf = { world, guild, row, spec: hold, user };
  return {
    world,
    rule,
    here: hereOf,
    guild,
    pass: () => {
      now += HOUR;
    },
  };
}

function holdings({ db }: World, amounts: readonly number[]) {
  db.holdings = PEOPLE.flatMap((userId, index) => {
    const wallet = db.linkedWallets.find((row) => row.userId === userId)?.address ?? '';
    const count = amounts[index] ?? 0;
    return count === 0
      ? []
      : [{ wallet, asset: KEEPERS, amount: String(count), since: BASE - HOUR }];
  });
}

/** Whether a run stays within the limits of its program. */
function expectLimits(values: Program, all: readonly AccrualRunRow[], run: AccrualRunRow): void {
  const currency = currencyOf(values);
  if (!currency) return;
  const limit = (amount: string) => baseUnitsOf(amount, currency) ?? 0n;
  const sum = all.reduce((total, each) => total + paidBy(each), 0n);
  expect(paidBy(run)).toBeLessThanOrEqual(limit(values.budgetPeriod));
  expect(sum).toBeLessThanOrEqual(limit(values.budgetTotal));
  expect(run.lines.reduce((total, line) => total + paidBy(line), 0n)).toBe(paidBy(run));
  const before = new Map(all.at(-2)?.lines.map((line) => [line.userId, owedBy(line)]));
  for (const line of values.hasCap ? run.lines : [])
    expect(paidBy(line) - (before.get(line.userId) ?? 0n)).toBeLessThanOrEqual(limit(values.cap));
}

/** Differences between announced and paid amounts. */
function mistold(
  values: Program,
  run: AccrualRunRow,
  members: number | undefined,
  nexts: readonly ReturnType<typeof holdEarningView>[number][],
): string[] {
  const currency = currencyOf(values);
  if (!currency) return members === holdersIn(run).size ? [] : [`${String(members)} members`];
  // The shares of a short budget depend on all members.
  if (wantedBy(run) !== paidBy(run)) return [];
  const paidTo = new Map(run.lines.map((line) => [line.userId, paidBy(line)]));
  return PEOPLE.flatMap((userId, index) => {
    const next = nexts[index];
    const paid = paidTo.get(userId) ?? 0n;
    const is = currency.mint === undefined ? Number(paid) : moneyInWords(paid, currency);
    const told = next?.nextAmount ?? next?.next;
    return next?.why !== null || told === is ? [] : [`${userId}: ${String(told)}, ${String(is)}`];
  });
}

/** Every payout belongs to exactly one line of a run, is within the wallet's funds, and was approved where required. */
async function expectPayouts(world: World, all: readonly AccrualRunRow[]): Promise<void> {
  const due = new Map(
    all.flatMap((run) =>
      run.lines.map((line) => [lineRef(run, line.userId), line.amount ?? '0'] as const),
    ),
  );
  const { payouts } = world.db;
  expect(new Set(payouts.map(({ ref }) => ref)).size).toBe(payouts.length);
  for (const { ref, amount: paid, isWaiting, mint } of payouts) {
    expect(due.get(ref)).toBe(paid);
    expect(isWaiting).toBe(mint === null && BigInt(paid) > APPROVAL);
  }
  const spent = payouts.reduce((sum, row) => sum + BigInt(row.amount) + FEE, 0n);
  expect(spent === 0n || spent + RENT <= FLOAT).toBe(true);
}

test('estimates match payouts to the base unit, within limits, budget and wallet', async () => {
  await fc.assert(
    fc.asyncProperty(settings, periods, async (change_, history) => {
      const values = hold.read(
        completeValues(hold.fields, {
          ...change_,
          name: 'Hourly',
          mint: KEEP,
          cadence: 'HOURLY',
          assets: [{ collection: KEEPERS }],
        }),
      );
      const currency = currencyOf(values);
      const { world, here, guild, rule, pass } = prepared(values);
      for (const amounts of history) {
        if (!rule.enabled) break;
        holdings(world, amounts);
        const told = (await holdEstimate(here, values, rule.id, undefined)).everybody;
        const nexts = PEOPLE.flatMap((userId) => holdEarningView({ world, guild, userId }));
        pass();
        settleAccruals(world, guild);
        const all = world.db.accrualRuns;
        const run = all.at(-1);
        if (!run) throw new Error('Nothing was paid.');
        expect(told).toMatchObject({ points: run.points, wanted: run.wanted });
        expect(told?.amount ?? null).toBe(
          currency && currency.mint !== undefined ? moneyInWords(paidBy(run), currency) : null,
        );
        expect(mistold(values, run, told?.members, nexts)).toEqual([]);
        expectLimits(values, all, run);
        await Promise.all([payAccruals(world), payAccruals(world)]);
        await expectPayouts(world, all);
      }
      // Amounts the wallet could not pay are still owed.
      const open = world.db.accrualRuns.filter(isUnpaid);
      for (const run of open) expect(run.lines.some(({ waits }) => waits !== undefined)).toBe(true);
    }),
    { numRuns: runs(40) },
  );
});

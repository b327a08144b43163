// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { estimateSchema } from '@/features/earning/accruals/accrual';
import { ledgerWalletSchema } from '@/features/earning/ledger-wallet/ledgerWallet';
import { runs } from '@tests/setup/scope';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { fundedChain } from '../../testing/treasury';
import { reserve } from '../payouts/payouts';
import { addressOf } from '../../testing/claims';
import { aDay, outgoingOf, runwayOf } from './outgoing';

const SERVER = 'srv-keep';
const DAY = 24 * 3_600_000;
const SOL = 1_000_000_000n;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: fundedChain });
  backend.signInAs('owner');
  backend.world.db.payouts = [];
});
afterEach(() => backend.close());

const guild = () => {
  const found = backend.world.db.guilds.find(({ id }) => id === SERVER);
  if (!found) throw new Error('The seed has no such server.');
  return found;
};
const program = () => {
  const rule = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === SERVER && slug === 'hold-to-earn',
  )?.rules[0];
  if (!rule) throw new Error('The seed has no program.');
  return rule;
};
const pay = (amount: bigint, ref: string, ago = 0) => {
  const payout = reserve(backend.world, {
    serverId: SERVER,
    userId: 'usr-member',
    address: addressOf('usr-member'),
    mint: null,
    amount,
    label: 'Rewards',
    ref,
  });
  Object.assign(payout, { status: 'SUCCESS', at: backend.world.clock.now() - ago });
};
const solPerDay = () => outgoingOf(backend.world, guild()).get(null) ?? 0n;
const dataOf = async <T>(answer: Response, data: z.ZodMiniType<T>) =>
  z.object({ data }).parse(await answer.json()).data;
const estimate = async (values: object) =>
  dataOf(
    await backend.send('POST', `/api/servers/${SERVER}/accruals/estimate`, {
      module: 'hold-to-earn',
      ruleId: program().id,
      values,
    }),
    estimateSchema,
  );
const fund = async () =>
  (
    await dataOf(
      await backend.send('GET', `/api/servers/${SERVER}/ledger-wallet`),
      ledgerWalletSchema,
    )
  ).funds[0];

test('what a balance lasts at a rate never takes more than the balance', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 18n),
      fc.array(fc.bigInt(0n, 10n ** 15n), { maxLength: 5 }),
      fc.integer({ min: 1, max: 31 }),
      (free, amounts, days) => {
        const perDay = amounts.reduce((sum, amount) => sum + aDay(amount, days * DAY), 0n);
        const runway = runwayOf(free, perDay);
        const total = amounts.reduce((sum, amount) => sum + amount, 0n);
        expect(runway === null).toBe(total === 0n);
        expect(BigInt(runway ?? 0) * perDay).toBeLessThanOrEqual(free);
        expect(perDay * BigInt(days)).toBeGreaterThanOrEqual(total);
      },
    ),
    { numRuns: runs(200) },
  );
});

test('where nothing is paid nothing goes out', async () => {
  expect(solPerDay()).toBe(0n);
  expect(await fund()).toMatchObject({ perDay: '0', daysLeft: null });
});

test('a running program counts with its present holders, and its own payouts not again', async () => {
  Object.assign(program().values, { rewardKind: 'SOL', rate: '0.01', cadence: 'DAILY' });
  const told = await estimate(program().values);
  expect(told.everybody?.holders).toBeGreaterThan(0);
  const units = BigInt(told.everybody?.perDay?.units ?? '0');
  expect(units).toBeGreaterThan(0n);
  expect(solPerDay()).toBe(units);
  backend.world.db.accrualRuns = backend.world.db.accrualRuns.filter(
    ({ module }) => module === 'hold-to-earn',
  );
  pay(SOL, `${backend.world.db.accrualRuns[0]?.id ?? ''}:usr-member`);
  expect(solPerDay()).toBe(units);
  const { free = '0', perDay, daysLeft } = (await fund()) ?? {};
  expect(perDay).toBe(units.toString());
  expect(daysLeft).toBe(Number(BigInt(free) / units));
  program().enabled = false;
  expect(solPerDay()).toBe(0n);
});

test('other payouts count by the last seven days', () => {
  pay(7n * SOL, 'quest-1', DAY);
  pay(7n * SOL, 'quest-2', 8 * DAY);
  expect(solPerDay()).toBe(SOL);
});

// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { treasuryAddress } from '../chain/treasury';
import { createTestBackend } from '../hosts/vitest/testServer';
import { fundedLedgers, ledgerAddress } from '../domains/payouts/ledgerKey';
import { createWorld } from '../createWorld';
import { depositsOf } from '../domains/ledger-wallet/deposits';
import { pastOf } from './past';
import { spendingOf } from '../domains/ledger-wallet/spending';

const backend = createTestBackend();
const { world } = backend;
const chain = await world.chain();
afterAll(() => backend.close());

const paidBy = (serverId: string) =>
  world.db.payouts.filter(
    (row) => row.serverId === serverId && row.status === 'SUCCESS' && row.mint === null,
  );
const sumOf = (amounts: readonly (string | bigint)[]) =>
  amounts.reduce<bigint>((sum, amount) => sum + BigInt(amount), 0n);

const landedSchema = z.object({
  result: z.object({
    slot: z.number(),
    blockTime: z.number(),
    transaction: z.object({
      signatures: z.array(z.string()),
      message: z.object({ accountKeys: z.array(z.string()) }),
    }),
    meta: z.object({ err: z.null(), fee: z.number() }),
  }),
});
const listedSchema = z.object({
  result: z.array(z.object({ signature: z.string(), blockTime: z.number(), memo: z.string() })),
});
const rpc = async (method: string, params: unknown[]) =>
  (await chain.handleRpc({ jsonrpc: '2.0', id: 1, method, params })).body;

test.each(Object.keys(fundedLedgers))(
  'the ledger wallet of %s has its deposits less payouts and fees',
  async (serverId) => {
    const wallet = ledgerAddress(serverId);
    const deposits = (await depositsOf(world, serverId)) ?? [];
    const paid = paidBy(serverId);
    const fees = chain
      .transactionsFor(wallet)
      .filter(({ feePayer }) => feePayer === wallet)
      .map(({ fee }) => fee);
    expect(deposits.length).toBeGreaterThan(1);
    expect(fees).toHaveLength(paid.length);
    expect(chain.balance(wallet)).toBe(
      sumOf(deposits.map(({ amount }) => amount)) -
        sumOf(paid.map(({ amount }) => amount)) -
        sumOf(fees),
    );
  },
);

test('each seeded payout is on the chain as in its row', async () => {
  const paid = paidBy('srv-keep');
  expect(paid.length).toBeGreaterThan(5);
  for (const { signature, address, amount, steps } of paid) {
    const landed = chain.transaction(signature ?? '');
    const place = landed?.accountKeys.indexOf(address) ?? -1;
    expect(landed).toMatchObject({ err: null, feePayer: ledgerAddress('srv-keep') });
    expect((landed?.postBalances[place] ?? 0n) - (landed?.preBalances[place] ?? 0n)).toBe(
      BigInt(amount),
    );
    expect(landed?.blockTime).toBe(Math.floor((steps.at(-1)?.at ?? 0) / 1000));
    const told = landedSchema.parse(
      await rpc('getTransaction', [signature, { maxSupportedTransactionVersion: 0 }]),
    );
    expect(told.result.transaction.signatures).toEqual([signature]);
    expect(told.result.transaction.message.accountKeys).toContain(address);
  }
});

test('the history of an account is newest first, and each block is at its time', async () => {
  const { result } = listedSchema.parse(
    await rpc('getSignaturesForAddress', [ledgerAddress('srv-keep')]),
  );
  const times = result.map(({ blockTime }) => blockTime);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(result.every(({ memo }) => memo !== '')).toBe(true);
  const [newest, ...older] = chain.transactionsFor(ledgerAddress('srv-keep'));
  const oldest = older.at(-1);
  const blocks = (newest?.slot ?? 0) - (oldest?.slot ?? 0);
  expect(
    Math.abs(blocks * 0.4 - ((newest?.blockTime ?? 0) - (oldest?.blockTime ?? 0))),
  ).toBeLessThan(2);
});

test('the spending chart adds up to the payouts', () => {
  const { days } = spendingOf(world, 'srv-keep', null, 90);
  expect(sumOf(days.map(({ claims }) => claims))).toBe(
    sumOf(paidBy('srv-keep').map(({ amount }) => amount)),
  );
});

test('points of a paid claim are settled, and no more than were earned', () => {
  for (const { claimId, userId, serverId } of paidBy('srv-keep')) {
    const lines = world.db.points.filter(
      (row) => row.userId === userId && row.serverId === serverId,
    );
    const own = lines.filter(({ ref }) => ref === claimId);
    expect(own.map(({ type }) => type)).toEqual(['CLAIM_LOCK', 'CLAIM_SETTLED']);
    const earned = lines.filter(({ type }) => type === 'EARN');
    expect(sumOf(earned.map(({ points }) => BigInt(Math.floor(points))))).toBeGreaterThanOrEqual(
      sumOf(own.slice(0, 1).map(({ points }) => BigInt(points))),
    );
  }
});

test('a payment of a wrong amount reached the treasury, and its order waits', () => {
  const waiting = world.db.orders.filter(({ status }) => status === 'VERIFYING');
  expect(waiting).not.toEqual([]);
  for (const { id, reference } of waiting) {
    const payment = world.db.payments.find(({ orderId }) => orderId === id);
    const [landed] = chain.transactionsFor(reference);
    expect(payment).toMatchObject({ status: 'MISMATCH', signature: landed?.signature });
    const place = landed?.accountKeys.indexOf(treasuryAddress) ?? -1;
    expect((landed?.postBalances[place] ?? 0n) - (landed?.preBalances[place] ?? 0n)).toBe(
      BigInt(payment?.lamports ?? '0'),
    );
  }
});

test.each([30, 366, 5 * 365])(
  'A28: the chain starts the same when the clock jumps %i days before its first call',
  async (days) => {
    const later = createWorld();
    const seeded = pastOf(later);
    later.clock.advance(days * 86_400_000);
    expect(pastOf(later).transfers.map(({ at }) => at)).toEqual(
      seeded.transfers.map(({ at }) => at),
    );
    expect((await later.chain()).balance(ledgerAddress('srv-keep'))).toBe(
      chain.balance(ledgerAddress('srv-keep')),
    );
  },
);

// @vitest-environment node
import { expect, test } from 'vitest';
import { freeOf, reservedOf } from '../payouts/funds';
import { runPayouts } from '../payouts/payouts';
import { entriesOf, totalsOf } from '../point-balances/sums';
import { createWorld } from '../../createWorld';

const world = createWorld();
const { claims } = world.db;
/** Paid claims are tested in `seed/past.test.ts`. */
const payouts = world.db.payouts.filter(({ status }) => status !== 'SUCCESS');

test('claims have come to every end that needs no transfer', () => {
  expect(payouts.map(({ status }) => status)).toEqual([
    'PENDING',
    'CANCELLED',
    'RECLAIMED_AFTER_FAILURE',
  ]);
  expect(claims.map(({ payoutId }) => payoutId)).toEqual(world.db.payouts.map(({ id }) => id));
});

test.each(claims)('the ledger behind $id adds up at each of its lines', ({ serverId, userId }) => {
  const lines = entriesOf(world, serverId, userId, 24);
  lines.forEach((_, index) => {
    const { available, locked } = totalsOf(lines.slice(0, index + 1), world.clock.now());
    expect(Math.min(available, locked)).toBeGreaterThanOrEqual(0);
  });
  expect(lines.map(({ at }) => at)).toEqual(
    lines.map(({ at }) => at).toSorted((one, other) => one - other),
  );
});

test('points are locked for what waits alone', () => {
  for (const { id, serverId, userId, payoutId, points } of claims) {
    const isOpen = payouts.some((row) => row.id === payoutId && row.status === 'PENDING');
    const lines = entriesOf(world, serverId, userId, 24).filter(({ ref }) => ref === id);
    expect(totalsOf(lines, world.clock.now()).locked).toBe(isOpen ? points : 0);
  }
});

test('it was all before now, to wallets that were linked by then', () => {
  for (const { steps, userId, address, at } of world.db.payouts) {
    const wallet = world.db.linkedWallets.find((row) => row.address === address);
    expect(wallet?.userId).toBe(userId);
    expect(wallet?.linkedAt).toBeLessThan(at);
    expect(steps.every((step) => step.at >= at && step.at <= world.clock.now())).toBe(true);
  }
});

test('the server can pay what waits, and nothing is sent before it is allowed', async () => {
  const mint = payouts[0]?.mint ?? null;
  expect(reservedOf(world, 'srv-hq', mint)).toBe(BigInt(payouts[0]?.amount ?? ''));
  expect(await freeOf(world, 'srv-hq', mint)).toBeGreaterThan(0n);
  await runPayouts(world);
  expect(world.db.payouts[0]?.status).toBe('PENDING');
});

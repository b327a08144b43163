// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serverDetailsSchema } from '@/features/server/discord/guild';
import type { Order } from '@/features/billing/orders/order';
import { parseSol } from '@/shared/money/lamports';
import { createTestBackend, type TestBackend } from '../../../hosts/vitest/testServer';
import { VERIFY_DELAY } from '../../../store/constants';
import { readOrder, readOrders } from '../../../testing/answers';
import { scriptedChain, type ScriptedChain } from '../../../testing/scriptedChain';

let backend: TestBackend;
let chain: ScriptedChain;
let order: Order;

beforeEach(async () => {
  chain = scriptedChain();
  backend = createTestBackend({ startChain: () => Promise.resolve(chain) });
  backend.world.db.payments = [];
  backend.signInAs('owner');
  order = await place('srv-empty', 'pkg-bronze', 'MONTHLY');
});
afterEach(() => backend.close());

const place = async (discordServerId: string, packageId: string, subscriptionType: string) =>
  readOrder(
    await backend.send('POST', '/api/package-subscription', {
      discordServerId,
      packageId,
      subscriptionType,
    }),
  );

const pay = (about: Order, change: Partial<Parameters<ScriptedChain['land']>[0]> = {}) =>
  chain.land({
    to: backend.world.settings.treasury,
    lamports: parseSol(about.price),
    reference: about.reference ?? '',
    memo: `castle:order:${about.id}`,
    ...change,
  });

const report = (about: Order, signature: string, change: Record<string, unknown> = {}) =>
  backend.send('POST', '/api/packages/subscriptions/payments', {
    orderId: about.id,
    discordServerId: about.discordServerId,
    signature,
    reference: about.reference,
    walletAddress: '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb',
    lamports: parseSol(about.price).toString(),
    network: 'solana',
    ...change,
  });

const current = async (about: Order) =>
  readOrders(await backend.send('GET', `/api/users/subscriptions/${about.discordServerId}`)).then(
    (rows) => rows.find((row) => row.id === about.id),
  );

const details = async (serverId: string) => {
  const answer: unknown = await (
    await backend.send('GET', `/api/discord/server-details/${serverId}`)
  ).json();
  return z.object({ data: z.object({ serverDetails: serverDetailsSchema }) }).parse(answer).data
    .serverDetails;
};

test('a landed payment makes the order VERIFYING', async () => {
  const answer = await readOrder(await report(order, pay(order).signature));
  expect(answer).toMatchObject({ status: 'VERIFYING', paymentStatus: 'PROCESSED' });
});

test('C8: the same report twice gives the same state', async () => {
  const { signature } = pay(order);
  await report(order, signature);
  const again = await report(order, signature);
  expect(again.status).toBe(200);
  expect(backend.world.db.payments).toHaveLength(1);
});

test('a payment that is not on the chain yet is 422', async () => {
  const answer = await report(order, '5'.repeat(88));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ message: 'This transaction isn’t on Solana yet.' });
  expect((await current(order))?.status).toBe('PENDING');
});

test('a payment short by a lamport is VERIFYING with MISMATCH', async () => {
  const { signature } = pay(order, { lamports: parseSol(order.price) - 1n });
  const answer = await readOrder(await report(order, signature));
  expect(answer).toMatchObject({ status: 'VERIFYING', paymentStatus: 'MISMATCH' });
});

test('a payment to another account is MISMATCH', async () => {
  const { signature } = pay(order, { to: order.reference ?? '' });
  expect((await readOrder(await report(order, signature))).paymentStatus).toBe('MISMATCH');
});

test('a MISMATCH is never enabled by time', async () => {
  await report(order, pay(order, { lamports: 1n }).signature);
  backend.world.clock.advance(VERIFY_DELAY * 10);
  expect((await current(order))?.status).toBe('VERIFYING');
});

test('a transaction that failed on chain pays nothing', async () => {
  const { signature } = pay(order, { err: { InstructionError: [0, 'Custom'] } });
  expect((await report(order, signature)).status).toBe(422);
  expect((await current(order))?.status).toBe('PENDING');
});

test('a transaction without the order’s reference is refused', async () => {
  const { signature } = chain.land({
    to: backend.world.settings.treasury,
    lamports: parseSol(order.price),
  });
  expect((await report(order, signature)).status).toBe(422);
});

test('a transaction whose memo names another order is refused', async () => {
  const { signature } = pay(order, { memo: 'castle:order:ord-999', lamports: 1n });
  expect((await report(order, signature)).status).toBe(422);
});

test('a reference of another order in the body is refused by field', async () => {
  const answer = await report(order, pay(order).signature, {
    reference: backend.world.settings.treasury,
  });
  expect(await answer.json()).toMatchObject({ data: { errors: [{ path: 'reference' }] } });
});

test('lamports must be a decimal string', async () => {
  expect((await report(order, '5'.repeat(88), { lamports: 1.5 })).status).toBe(400);
});

test('a second payment for an order already paid is 409', async () => {
  await report(order, pay(order).signature);
  expect((await report(order, pay(order).signature)).status).toBe(409);
});

test('row 21: a payment for a cancelled order is registered, and the order stays CANCELLED', async () => {
  await backend.send('PUT', `/api/package-subscription/${order.id}`);
  const answer = await readOrder(await report(order, pay(order).signature));
  expect(answer).toMatchObject({ status: 'CANCELLED', paymentStatus: 'MISMATCH' });
});

test('a payment for another owner’s server cannot be reported', async () => {
  const { signature } = pay(order);
  backend.signInAs('member');
  expect((await report(order, signature)).status).toBe(403);
});

test('a payment made by phone is found by its reference', async () => {
  pay(order, { memo: '' });
  expect(await current(order)).toMatchObject({
    status: 'VERIFYING',
    paymentStatus: 'PROCESSED',
  });
});

test('dust on the reference does not count as a payment', async () => {
  pay(order, { lamports: 1n });
  expect((await current(order))?.status).toBe('PENDING');
});

test('a verified order becomes ENABLED after the delay', async () => {
  await report(order, pay(order).signature);
  backend.world.clock.advance(VERIFY_DELAY);
  expect(await current(order)).toMatchObject({ status: 'ENABLED', paymentStatus: 'SUCCESS' });
});

test('an enabled order switches the server’s services on', async () => {
  expect((await details('srv-empty')).botServicesEnabled.tokenPrice).toBe(false);
  await report(order, pay(order).signature);
  backend.world.clock.advance(VERIFY_DELAY);
  const after = await details('srv-empty');
  expect(after.subscription).toMatchObject({ status: 'ENABLED', showSubscription: true });
  expect(after.botServicesEnabled).toMatchObject({ tokenPrice: true, holdToEarn: false });
});

test('a larger package turns the smaller package into UPGRADED', async () => {
  await report(order, pay(order).signature);
  backend.world.clock.advance(VERIFY_DELAY);
  const larger = await place('srv-empty', 'pkg-gold', 'QUARTERLY');
  await report(larger, pay(larger).signature);
  backend.world.clock.advance(VERIFY_DELAY);
  expect((await current(larger))?.status).toBe('ENABLED');
  expect((await current(order))?.status).toBe('UPGRADED');
});

test('the same package ordered again starts where the first term ends', async () => {
  await report(order, pay(order).signature);
  backend.world.clock.advance(VERIFY_DELAY);
  const first = await current(order);
  const again = await place('srv-empty', 'pkg-bronze', 'MONTHLY');
  await report(again, pay(again).signature);
  backend.world.clock.advance(VERIFY_DELAY);
  const second = await current(again);
  const gap = Date.parse(second?.expiresAt ?? '') - Date.parse(first?.expiresAt ?? '');
  expect(gap).toBe(30 * 86_400_000);
});

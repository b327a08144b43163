// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import type {
  transactionSchema,
  transactionsSchema,
} from '@/features/billing/transactions/transaction';
import { join } from '../../testing/claims';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { reserve } from '../payouts/payouts';
import { scriptedChain, type ScriptedChain } from '../../testing/scriptedChain';
import { parseSol } from '@/shared/money/lamports';

type List = z.input<typeof transactionsSchema>;
type One = z.input<typeof transactionSchema>;

let backend: TestBackend;
let chain: ScriptedChain;
beforeEach(() => {
  chain = scriptedChain();
  backend = createTestBackend({ startChain: async () => chain });
});
afterEach(() => backend.close());

async function get<T>(path: string): Promise<T> {
  const answer = await backend.send('GET', `/api/users/me/transactions${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}
const statusOf = async (path: string) =>
  (await backend.send('GET', `/api/users/me/transactions${path}`)).status;

test('the list has the caller’s orders on all servers, and no others', async () => {
  backend.signInAs('owner');
  const { items } = await get<List>('?pageSize=100');
  const own = backend.world.db.orders.filter(({ userId }) => userId === 'usr-owner');
  expect(own.length).toBeGreaterThan(5);
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
  expect(items).toHaveLength(own.length);
});

test('another member’s transaction is not found', async () => {
  backend.signInAs('member');
  expect(await statusOf('/ord-1')).toBe(404);
  expect(await statusOf('/ord-none')).toBe(404);
});

test('a payment that is seen becomes PROCESSED, with its on-chain details', async () => {
  backend.signInAs('owner');
  const order = backend.world.db.orders.find(({ id }) => id === 'ord-4');
  if (!order) throw new Error('no order');
  expect(order.status).toBe('PENDING');
  expect((await get<One>('/ord-4')).actions).toEqual(['RESUME', 'CANCEL']);
  const landed = chain.land({
    to: backend.world.settings.treasury,
    lamports: parseSol(order.price),
    reference: order.reference,
  });
  const seen = await get<One>('/ord-4');
  expect(seen).toMatchObject({
    status: 'PROCESSED',
    signature: landed.signature,
    expected: parseSol(order.price).toString(),
    received: parseSol(order.price).toString(),
    moved: parseSol(order.price).toString(),
    fee: '5000',
    feePayer: landed.feePayer,
    from: landed.feePayer,
    slot: landed.slot,
    actions: ['CHECK'],
  });
  expect(seen.timeline.map(({ step }) => step)).toEqual(['CREATED', 'SEEN', 'CONFIRMED']);
});

test('a payment for a closed order is a separate row, with its refund beside it', async () => {
  backend.signInAs('owner');
  const order = backend.world.db.orders.find(({ id }) => id === 'ord-4');
  if (!order) throw new Error('no order');
  await backend.send('PUT', '/api/package-subscription/ord-4');
  const { signature } = chain.land({
    to: backend.world.settings.treasury,
    lamports: parseSol(order.price) + 5n,
    reference: order.reference,
  });
  const { items } = await get<List>(`?search=${signature}`);
  expect(items.map(({ type, status, mismatch }) => ({ type, status, mismatch }))).toEqual(
    expect.arrayContaining([
      { type: 'PURCHASE', status: 'MISMATCH', mismatch: 'LATE' },
      { type: 'REFUND', status: 'PENDING', mismatch: null },
    ]),
  );
  expect((await get<One>('/ord-4')).status).toBe('CANCELLED');
});

test('a quest reward is listed without a signature until it is paid', async () => {
  const { id: userId } = backend.signInAs('member');
  const address = join(backend.world, 'srv-keep', userId);
  const payout = reserve(backend.world, {
    serverId: 'srv-keep',
    userId,
    address,
    mint: null,
    amount: 100n,
    label: '0.0000001 SOL for “Gate”',
    ref: 'quest',
  });
  const { items, sums, wallets } = await get<List>('?type=REWARD');
  expect(items).toMatchObject([
    { id: payout.id, direction: 'IN', amount: '100', moved: '0', signature: null, wallet: address },
  ]);
  expect(sums).toEqual([]);
  expect(wallets).toContainEqual({ value: address, label: address });
});

test('a payout the team rejected can be appealed once, and its treasurers see the appeal', async () => {
  const { world } = backend;
  backend.signInAs('member');
  const reserved = reserve(world, {
    serverId: 'srv-keep',
    userId: 'usr-member',
    address: '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb',
    mint: null,
    amount: parseSol('0.05'),
    piece: null,
    isWaiting: true,
    label: '0.05 SOL for “Through the gate”',
    ref: 'sub-none',
  });
  const path = `/api/users/me/transactions/${reserved.id}/appeal`;
  const ask = async (text: string) => (await backend.send('POST', path, { text })).status;
  expect(await ask('Why?')).toBe(409);
  Object.assign(reserved, {
    status: 'CANCELLED',
    isWaiting: false,
    decidedBy: 'usr-owner',
    reason: 'Two accounts share this wallet',
  });
  expect((await get<One>(`/${reserved.id}`)).actions).toEqual(['APPEAL']);
  expect(await ask(' ')).toBe(400);
  expect(await ask('It is my brother’s account.')).toBe(200);
  expect(await ask('Again')).toBe(409);
  expect(await get<One>(`/${reserved.id}`)).toMatchObject({
    status: 'CANCELLED',
    actions: [],
    appeal: { text: 'It is my brother’s account.' },
  });
  backend.signInAs('owner');
  const detail = await backend.send('GET', `/api/servers/srv-keep/payouts/${reserved.id}`);
  expect(await detail.json()).toMatchObject({
    data: { appeal: { text: 'It is my brother’s account.' } },
  });
});

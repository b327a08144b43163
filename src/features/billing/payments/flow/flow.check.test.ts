// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canPay } from './capabilities';
import type { BlockReason } from './phase';
import { ChainError } from '../ports';
import { ALICE, anOrder, BOB, ModelWorld, TREASURY } from '../testing/modelWorld';

/** What is found before the wallet opens (decision 56, step 1). */
let world: ModelWorld;
beforeEach(() => {
  world = new ModelWorld();
});
afterEach(() => world.throwMistakes());

const orderIs = (change: Parameters<typeof anOrder>[0]) => {
  world.server.order = anOrder(change);
};
async function blocked(price?: string): Promise<BlockReason | null> {
  const { phase } = (await world.opened(price)).getState();
  return phase.name === 'blocked' ? phase.reason : null;
}

test('an order that can be paid is quoted with fee and remainder', async () => {
  const state = (await world.opened()).getState();
  expect(canPay(state)).toBe(true);
  expect(state.quote).toMatchObject({
    lamports: 1_500_000_000n,
    fee: 6_000n,
    balance: 10_000_000_000n,
    remaining: 8_499_994_000n,
    payer: ALICE,
  });
});

test('C12: the order is the server’s, whatever the link said', async () => {
  const state = (await world.opened('1.5')).getState();
  expect(state.order?.package.name).toBe('Starter');
});

test('C12 row 20: another price than the one shown waits for a yes', async () => {
  expect(await blocked('1.25')).toEqual({
    kind: 'price-changed',
    before: 1_250_000_000n,
    now: 1_500_000_000n,
  });
});

test('row 20: after the yes the new price is quoted', async () => {
  const flow = await world.opened('1.25');
  flow.acceptNewPrice();
  await world.clock.advance(0);
  expect(canPay(flow.getState())).toBe(true);
});

test.each(['CANCELLED', 'EXPIRED', 'ENABLED', 'VERIFYING', 'DISABLED'])(
  'C19 rows 21 31: an order that is %s cannot be paid',
  async (status) => {
    orderIs({ status });
    expect(await blocked()).toEqual({ kind: 'order-not-pending', status });
  },
);

test('an order of another server is not found', async () => {
  orderIs({ discordServerId: 'guild-2' });
  expect(await blocked()).toEqual({ kind: 'order-missing' });
});

test.each(['', 'free', '-1', '0', '1.0000000001', 'NaN'])(
  'C1 F3: the price %j is no price',
  async (price) => {
    orderIs({ price });
    expect(await blocked()).toEqual({ kind: 'price-unreadable' });
  },
);

test('C11: another receiver than the one of this build is refused', async () => {
  orderIs({ recipient: BOB });
  expect(await blocked()).toEqual({ kind: 'recipient-differs', named: BOB, ours: TREASURY });
});

test('a build without a treasury takes no payments', async () => {
  world.settings = { ...world.settings, treasury: '' };
  expect(await blocked()).toEqual({ kind: 'treasury-missing' });
});

test('C21 row 5: another network is refused', async () => {
  world.chain.genesis = 'devnet';
  expect(await blocked()).toEqual({ kind: 'wrong-network' });
});

test('without a wallet one is asked for', async () => {
  world.account = null;
  expect(await blocked()).toEqual({ kind: 'no-wallet' });
});

test('a wallet connected later is checked by itself', async () => {
  world.account = null;
  const flow = await world.opened();
  world.account = ALICE;
  flow.accountChanged(ALICE);
  await world.clock.advance(0);
  expect(canPay(flow.getState())).toBe(true);
});

test.each([
  ['that the server doesn’t have', { discordServerId: 'guild-2' }],
  ['that is closed', { status: 'EXPIRED' }],
  ['without a price', { price: 'free' }],
])('an order %s is not checked again with each account', async (_, change) => {
  orderIs(change);
  const flow = await world.opened();
  const phases: string[] = [];
  flow.subscribe(() => phases.push(flow.getState().phase.name));
  flow.accountChanged(BOB);
  await world.clock.advance(0);
  expect(phases).toEqual([]);
});

test('a wallet that comes while the order is on its way makes no second request', async () => {
  world.account = null;
  const ask = vi.spyOn(world.server, 'fetchOrder');
  const flow = world.openFlow();
  flow.start({ id: 'order-1', discordServerId: 'guild-1' });
  world.account = ALICE;
  flow.accountChanged(ALICE);
  await world.clock.advance(0);
  expect(canPay(flow.getState())).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

test('an account that comes while the last one is looked at is quoted in its place', async () => {
  const balanceOf = world.chain.balance.bind(world.chain);
  const flow = world.openFlow();
  vi.spyOn(world.chain, 'balance').mockImplementationOnce((account) => {
    world.account = BOB;
    flow.accountChanged(BOB);
    return balanceOf(account);
  });
  flow.start({ id: 'order-1', discordServerId: 'guild-1' });
  await world.clock.advance(0);
  expect(flow.getState().quote?.payer).toBe(BOB);
});

test('an account that changes again before the new check has read it makes no further request', async () => {
  const ask = vi.spyOn(world.server, 'fetchOrder');
  const balanceOf = world.chain.balance.bind(world.chain);
  const flow = world.openFlow();
  vi.spyOn(world.chain, 'balance').mockImplementationOnce((account) => {
    for (const next of [BOB, ALICE]) {
      world.account = next;
      flow.accountChanged(next);
    }
    flow.accountChanged(null);
    return balanceOf(account);
  });
  flow.start({ id: 'order-1', discordServerId: 'guild-1' });
  await world.clock.advance(0);
  expect(flow.getState().account).toBe(ALICE);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('C9 row 3: too little for the price says how much is missing, fee included', async () => {
  world.chain.balances.set(ALICE, 1_000_000_000n);
  expect(await blocked()).toEqual({ kind: 'insufficient-price', missing: 500_006_000n });
});

test('row 4: enough for the price but not for the fee', async () => {
  world.chain.balances.set(ALICE, 1_500_000_000n);
  expect(await blocked()).toEqual({ kind: 'insufficient-fee', missing: 6_000n });
});

test('row 4: a remainder below what an account must hold', async () => {
  world.chain.balances.set(ALICE, 1_500_006_001n);
  expect(await blocked()).toMatchObject({ kind: 'rent', missing: 890_879n });
});

test('row 4: an account may be emptied to nothing', async () => {
  world.chain.balances.set(ALICE, 1_500_006_000n);
  expect(await blocked()).toBeNull();
});

test('C15: a chain that cannot be reached opens no wallet', async () => {
  world.chain.nextRead = () => 'throw';
  const flow = await world.opened();
  expect(flow.getState().phase).toEqual({ name: 'blocked', reason: { kind: 'chain-unreachable' } });
  flow.pay();
  await world.clock.advance(1_000);
  expect(world.prompts).toEqual([]);
});

test.each([
  'genesisHash',
  'signaturesFor',
  'latestBlockhash',
  'balance',
  'rentMinimum',
  'feeFor',
] as const)('C15: without an answer to %s alone no wallet opens', async (method) => {
  vi.spyOn(world.chain, method).mockRejectedValue(new ChainError('unreachable', 'offline'));
  const flow = await world.opened();
  expect(flow.getState().phase).toEqual({ name: 'blocked', reason: { kind: 'chain-unreachable' } });
  flow.pay();
  await world.clock.advance(1_000);
  expect(world.prompts).toEqual([]);
});

test('C15: when the chain is back, checking again leads on', async () => {
  world.chain.nextRead = () => 'throw';
  const flow = await world.opened();
  world.chain.nextRead = () => 'ok';
  flow.recheck();
  await world.clock.advance(0);
  expect(canPay(flow.getState())).toBe(true);
});

test('the server’s words are shown when the order cannot be read', async () => {
  world.server.nextFault = () => '500';
  expect(await blocked()).toEqual({ kind: 'order-unreadable', message: 'Broken' });
});

test('C9: a simulation that fails opens no wallet', async () => {
  const flow = await world.opened();
  world.chain.simulationProblem = 'It would fail.';
  flow.pay();
  await world.clock.advance(1_000);
  expect(flow.getState().phase).toEqual({
    name: 'blocked',
    reason: { kind: 'simulation', message: 'It would fail.' },
  });
  expect(world.prompts).toEqual([]);
});

// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canPay } from './capabilities';
import type { BlockReason } from './phase';
import { ChainError } from '../ports';
import { ALICE, anOrder, BOB, ModelWorld, TREASURY } from '../testing/modelWorld';

/** The check before the wallet opens (ADR sign-then-send, step 1). */
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

test('C12: the order shown comes from the server, not from the link', async () => {
  const state = (await world.opened('1.5')).getState();
  expect(state.order?.package.name).toBe('Starter');
});

test('C12 row 20: a price that differs from the shown price must be accepted first', async () => {
  expect(await blocked('1.25')).toEqual({
    kind: 'price-changed',
    before: 1_250_000_000n,
    now: 1_500_000_000n,
  });
});

test('row 20: the new price is quoted once it is accepted', async () => {
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
  'C1 F3: the price %j is unreadable',
  async (price) => {
    orderIs({ price });
    expect(await blocked()).toEqual({ kind: 'price-unreadable' });
  },
);

test('C11: a recipient that differs from the treasury of the build is refused', async () => {
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

test('an order cannot be paid without a wallet', async () => {
  world.account = null;
  expect(await blocked()).toEqual({ kind: 'no-wallet' });
});

test('a wallet connected later is checked automatically', async () => {
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

test('a wallet connected while the order is being fetched causes no second request', async () => {
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

test('an account selected while the previous account is checked is quoted instead', async () => {
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

test('an account that changes twice during one check causes only one further request', async () => {
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

test('C9 row 3: a balance below the price blocks with the missing amount, fee included', async () => {
  world.chain.balances.set(ALICE, 1_000_000_000n);
  expect(await blocked()).toEqual({
    kind: 'insufficient-price',
    missing: 500_006_000n,
    balance: 1_000_000_000n,
    price: 1_500_000_000n,
    fee: 6_000n,
  });
});

test('row 4: a balance that covers the price but not the fee blocks the payment', async () => {
  world.chain.balances.set(ALICE, 1_500_000_000n);
  expect(await blocked()).toMatchObject({ kind: 'insufficient-fee', missing: 6_000n });
});

test('row 4: a remainder below the rent minimum blocks the payment', async () => {
  world.chain.balances.set(ALICE, 1_500_006_001n);
  expect(await blocked()).toMatchObject({ kind: 'rent', missing: 890_879n });
});

test('row 4: a payment may empty the account completely', async () => {
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
] as const)('C15: a failure of %s alone opens no wallet', async (method) => {
  vi.spyOn(world.chain, method).mockRejectedValue(new ChainError('unreachable', 'offline'));
  const flow = await world.opened();
  expect(flow.getState().phase).toEqual({ name: 'blocked', reason: { kind: 'chain-unreachable' } });
  flow.pay();
  await world.clock.advance(1_000);
  expect(world.prompts).toEqual([]);
});

test('C15: a recheck succeeds once the chain can be reached again', async () => {
  world.chain.nextRead = () => 'throw';
  const flow = await world.opened();
  world.chain.nextRead = () => 'ok';
  flow.recheck();
  await world.clock.advance(0);
  expect(canPay(flow.getState())).toBe(true);
});

test('the server’s message is shown when the order cannot be read', async () => {
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

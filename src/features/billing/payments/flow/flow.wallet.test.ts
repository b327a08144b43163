// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canPay, canRetry } from './capabilities';
import type { PaymentFlow } from './flow';
import { decodeView, encodeView, modelTransactions } from '../testing/modelTransactions';
import { ALICE, BOB, ModelWorld, TREASURY, type WalletAnswer } from '../testing/modelWorld';
import type { TransactionView } from '../transaction/transactionView';

/** Wallet outcomes and how the flow handles them (ADR sign-then-send, step 3). */
let world: ModelWorld;
let flow: PaymentFlow;
beforeEach(async () => {
  world = new ModelWorld();
  flow = await world.opened();
});
afterEach(() => world.throwMistakes());

async function payWith(answer: WalletAnswer, ms = 1_000) {
  world.nextAnswer = () => answer;
  flow.pay();
  await world.clock.advance(ms);
}
const reason = () => {
  const { phase } = flow.getState();
  return phase.name === 'discarded' ? phase.reason : null;
};

test('C5 row 18: two presses of Pay open the wallet once', async () => {
  flow.pay();
  flow.pay();
  await world.clock.advance(20_000);
  expect(world.prompts).toHaveLength(1);
  expect(world.chain.paid()).toHaveLength(1);
});

test('C6: the journal holds the attempt before the wallet answers', async () => {
  world.nextAnswer = () => 'hang';
  flow.pay();
  await world.clock.advance(0);
  expect(world.prompts).toHaveLength(1);
  expect(world.journal.read('order-1')?.attempts).toMatchObject([{ state: 'SIGNING' }]);
});

test('C6: a signed payment is in the journal before it is sent', async () => {
  let before: string | undefined;
  world.chain.nextSend = () => {
    before ??= world.stored.get('PAY:order-1');
    return 'ok';
  };
  await payWith('sign', 3_000);
  expect(before).toContain('"signature":"signature-1"');
});

test('C22 row 1: a rejection in the wallet leaves the order pending and payable', async () => {
  await payWith('reject');
  expect(flow.getState().phase.name).toBe('rejected');
  expect(canPay(flow.getState())).toBe(true);
  expect(world.server.order.status).toBe('PENDING');
});

test('row 2: a wallet that never answers is given up after two minutes', async () => {
  await payWith('hang', 121_000);
  expect(reason()).toEqual({ kind: 'wallet-silent' });
});

test('C2 row 7: an approval that comes too late is discarded and not sent', async () => {
  await payWith('very-slow', 25_000);
  expect(reason()).toEqual({ kind: 'too-slow' });
  expect(world.chain.requests.some(({ method }) => method === 'send')).toBe(false);
});

test('C2: a new payment can be signed after a late approval, and lands', async () => {
  await payWith('very-slow', 25_000);
  expect(canRetry(flow.getState())).toBe(true);
  await payWith('sign', 20_000);
  expect(world.chain.paid()).toHaveLength(1);
});

test('B9 row 6: a payment signed by another account is discarded', async () => {
  await payWith('other-account');
  expect(reason()).toEqual({ kind: 'account-changed' });
});

test('B9 row 6: an account switched during the prompt ends the attempt', async () => {
  world.nextAnswer = () => 'slow';
  flow.pay();
  await world.clock.advance(100);
  flow.accountChanged(BOB);
  await world.clock.advance(0);
  expect(reason()).toEqual({ kind: 'account-changed' });
  await world.clock.advance(10_000);
  expect(world.chain.paid()).toEqual([]);
});

test('an account that returns after a switch before the wallet opened is checked again', async () => {
  const simulate = world.chain.simulate.bind(world.chain);
  vi.spyOn(world.chain, 'simulate').mockImplementationOnce(() => {
    world.account = BOB;
    return simulate();
  });
  flow.pay();
  await world.clock.advance(0);
  expect(flow.getState().phase).toEqual({ name: 'blocked', reason: { kind: 'no-wallet' } });
  world.account = ALICE;
  flow.accountChanged(ALICE);
  await world.clock.advance(0);
  expect(canPay(flow.getState())).toBe(true);
});

test.each<[string, (view: TransactionView) => Partial<TransactionView>]>([
  [
    'unexpected instructions',
    ({ instructions }) => ({
      instructions: [...instructions, { kind: 'other', programId: 'stranger' }],
    }),
  ],
  ['unexpected signers', ({ payer }) => ({ signers: [payer, BOB] })],
  ['wrong recipient', ({ payer }) => ({ writable: [payer, BOB] })],
])('C18: the wallet is never shown a transaction with %s', async (problem, change) => {
  const build = modelTransactions.build.bind(modelTransactions);
  vi.spyOn(modelTransactions, 'build').mockImplementation((...args) => {
    const view = decodeView(build(...args));
    return encodeView({ ...view, ...change(view) });
  });
  await payWith('sign');
  expect(flow.getState().phase).toEqual({
    name: 'blocked',
    reason: { kind: 'unexpected-transaction', problem },
  });
  expect(world.prompts).toEqual([]);
});

test('C17: a second signer added by the wallet is refused', async () => {
  await payWith('second-signer');
  expect(reason()).toEqual({ kind: 'unexpected-transaction', problem: 'unexpected signers' });
  await world.clock.advance(20_000);
  expect(world.chain.paid()).toEqual([]);
});

test.each(['', BOB])(
  'C11: an order whose recipient became %j during the wallet prompt is not paid',
  async (recipient) => {
    world.nextAnswer = () => 'slow';
    flow.pay();
    await world.clock.advance(1_000);
    world.server.order = { ...world.server.order, recipient };
    await world.clock.advance(10_000);
    expect(reason()).toEqual({ kind: 'unexpected-transaction', problem: 'wrong recipient' });
    expect(world.chain.requests.some(({ method }) => method === 'send')).toBe(false);
  },
);

test('C11: an order that names our recipient during the wallet prompt is paid', async () => {
  world.nextAnswer = () => 'slow';
  flow.pay();
  await world.clock.advance(1_000);
  world.server.order = { ...world.server.order, recipient: TREASURY };
  await world.clock.advance(20_000);
  expect(world.chain.paid()).toHaveLength(1);
});

test('C18 row 29: a transaction changed by the wallet is refused', async () => {
  await payWith('tamper');
  expect(reason()).toEqual({ kind: 'unexpected-transaction', problem: 'wrong recipient' });
  expect(world.chain.paid()).toEqual([]);
});

test('C17 row 29: guard instructions added by the wallet are accepted', async () => {
  await payWith('guard', 20_000);
  expect(world.chain.paid()).toHaveLength(1);
});

test('an error of the wallet discards the payment as a wallet error', async () => {
  await payWith('broken');
  expect(reason()).toMatchObject({ kind: 'wallet-error' });
});

test('C6: full storage needs consent before the wallet opens', async () => {
  world.storageFull = true;
  flow.pay();
  await world.clock.advance(1_000);
  expect(flow.getState().phase.name).toBe('needs-consent');
  expect(world.prompts).toEqual([]);
});

test('C6: a payment goes on without a journal after consent', async () => {
  world.storageFull = true;
  flow.pay();
  await world.clock.advance(1_000);
  flow.confirmWithoutJournal();
  await world.clock.advance(20_000);
  expect(world.server.registered.size).toBe(1);
});

test('C19 row 21: an order cancelled during the wallet prompt is not paid', async () => {
  world.nextAnswer = () => 'slow';
  flow.pay();
  await world.clock.advance(1_000);
  world.server.order = { ...world.server.order, status: 'CANCELLED' };
  await world.clock.advance(10_000);
  expect(reason()).toEqual({ kind: 'order-not-pending', status: 'CANCELLED' });
  expect(world.chain.paid()).toEqual([]);
});

test('row 20: an order whose price changed during the wallet prompt is not paid', async () => {
  world.nextAnswer = () => 'slow';
  flow.pay();
  await world.clock.advance(1_000);
  world.server.order = { ...world.server.order, price: '2' };
  await world.clock.advance(10_000);
  expect(reason()).toEqual({ kind: 'price-changed' });
});

test('C5 row 19: a second tab waits for the tab that is paying, then shows its payment', async () => {
  const other = await world.opened();
  world.nextAnswer = () => 'slow';
  flow.pay();
  await world.clock.advance(100);
  other.pay();
  await world.clock.advance(100);
  expect(other.getState().phase.name).toBe('busy-elsewhere');
  await world.clock.advance(30_000);
  expect(world.prompts).toHaveLength(1);
  expect(other.getState().phase).toEqual({
    name: 'blocked',
    reason: { kind: 'order-not-pending', status: 'VERIFYING' },
  });
});

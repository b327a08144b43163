// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canPay, canRetry } from './capabilities';
import type { PaymentFlow } from './flow';
import { decodeView, encodeView, modelTransactions } from '../testing/modelTransactions';
import { ALICE, BOB, ModelWorld, TREASURY, type WalletAnswer } from '../testing/modelWorld';
import type { TransactionView } from '../transaction/transactionView';

/** What the wallet does, and what is done about it (decision 56, step 3). */
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

test('C5 row 18: pressed twice, the wallet is asked once', async () => {
  flow.pay();
  flow.pay();
  await world.clock.advance(20_000);
  expect(world.prompts).toHaveLength(1);
  expect(world.chain.paid()).toHaveLength(1);
});

test('C6: the journal has the attempt before the wallet opens', async () => {
  world.nextAnswer = () => 'hang';
  flow.pay();
  await world.clock.advance(0);
  expect(world.prompts).toHaveLength(1);
  expect(world.journal.read('order-1')?.attempts).toMatchObject([{ state: 'SIGNING' }]);
});

test('C6: what was signed is in the journal before it is sent', async () => {
  let before: string | undefined;
  world.chain.nextSend = () => {
    before ??= world.stored.get('PAY:order-1');
    return 'ok';
  };
  await payWith('sign', 3_000);
  expect(before).toContain('"signature":"signature-1"');
});

test('C22 row 1: a refusal changes nothing and paying is offered again', async () => {
  await payWith('reject');
  expect(flow.getState().phase.name).toBe('rejected');
  expect(canPay(flow.getState())).toBe(true);
  expect(world.server.order.status).toBe('PENDING');
});

test('row 2: a wallet that never answers is given up after two minutes', async () => {
  await payWith('hang', 121_000);
  expect(reason()).toEqual({ kind: 'wallet-silent' });
});

test('C2 row 7: an approval that came too late is thrown away', async () => {
  await payWith('very-slow', 25_000);
  expect(reason()).toEqual({ kind: 'too-slow' });
  expect(world.chain.requests.some(({ method }) => method === 'send')).toBe(false);
});

test('C2: after that a new one can be signed and lands', async () => {
  await payWith('very-slow', 25_000);
  expect(canRetry(flow.getState())).toBe(true);
  await payWith('sign', 20_000);
  expect(world.chain.paid()).toHaveLength(1);
});

test('B9 row 6: signed by another account, it is thrown away', async () => {
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

test('an account that is there again, after another as the wallet was to open, is checked again', async () => {
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

test('C17: a second signature that a wallet asks for is refused', async () => {
  await payWith('second-signer');
  expect(reason()).toEqual({ kind: 'unexpected-transaction', problem: 'unexpected signers' });
  await world.clock.advance(20_000);
  expect(world.chain.paid()).toEqual([]);
});

test.each(['', BOB])(
  'C11: an order whose receiver became %j while the wallet asked is not paid',
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

test('C11: an order that names our receiver while the wallet asks is paid', async () => {
  world.nextAnswer = () => 'slow';
  flow.pay();
  await world.clock.advance(1_000);
  world.server.order = { ...world.server.order, recipient: TREASURY };
  await world.clock.advance(20_000);
  expect(world.chain.paid()).toHaveLength(1);
});

test('C18 row 29: another writable account is refused', async () => {
  await payWith('tamper');
  expect(reason()).toEqual({ kind: 'unexpected-transaction', problem: 'wrong recipient' });
  expect(world.chain.paid()).toEqual([]);
});

test('C17 row 29: guard instructions of a wallet are let through', async () => {
  await payWith('guard', 20_000);
  expect(world.chain.paid()).toHaveLength(1);
});

test('a wallet that breaks says so, and nothing was sent', async () => {
  await payWith('broken');
  expect(reason()).toMatchObject({ kind: 'wallet-error' });
});

test('C6: a full storage is asked about before the wallet opens', async () => {
  world.storageFull = true;
  flow.pay();
  await world.clock.advance(1_000);
  expect(flow.getState().phase.name).toBe('needs-consent');
  expect(world.prompts).toEqual([]);
});

test('C6: with a yes it goes on without a journal', async () => {
  world.storageFull = true;
  flow.pay();
  await world.clock.advance(1_000);
  flow.confirmWithoutJournal();
  await world.clock.advance(20_000);
  expect(world.server.registered.size).toBe(1);
});

test('C19 row 21: an order cancelled while the wallet asked is not paid', async () => {
  world.nextAnswer = () => 'slow';
  flow.pay();
  await world.clock.advance(1_000);
  world.server.order = { ...world.server.order, status: 'CANCELLED' };
  await world.clock.advance(10_000);
  expect(reason()).toEqual({ kind: 'order-not-pending', status: 'CANCELLED' });
  expect(world.chain.paid()).toEqual([]);
});

test('row 20: a price changed while the wallet asked is not paid', async () => {
  world.nextAnswer = () => 'slow';
  flow.pay();
  await world.clock.advance(1_000);
  world.server.order = { ...world.server.order, price: '2' };
  await world.clock.advance(10_000);
  expect(reason()).toEqual({ kind: 'price-changed' });
});

test('C5 row 19: another tab that is paying is waited for, and its payment shown', async () => {
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

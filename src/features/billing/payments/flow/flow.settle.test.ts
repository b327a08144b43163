// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canPay, canRetry, isPaid } from './capabilities';
import type { PaymentFlow } from './flow';
import { ChainError } from '../ports';
import { ModelWorld } from '../testing/modelWorld';

/** From sending to the server's word (decision 56, steps 4 and 5). */
let world: ModelWorld;
let flow: PaymentFlow;
beforeEach(async () => {
  world = new ModelWorld();
  flow = await world.opened();
});
afterEach(() => world.throwMistakes());

const phase = () => flow.getState().phase.name;
async function pay(ms: number) {
  flow.pay();
  await world.clock.advance(ms);
}
async function reload(): Promise<void> {
  flow.dispose();
  await world.clock.advance(0);
  flow = await world.opened();
}

test('a payment lands, is registered, and leaves the journal', async () => {
  await pay(20_000);
  expect(flow.getState().phase).toEqual({ name: 'reported', duplicate: false });
  expect(world.server.reports).toMatchObject([
    { orderId: 'order-1', signature: 'signature-1', lamports: '1500000000', network: 'solana' },
  ]);
  expect(world.journal.read('order-1')).toBeNull();
});

test('row 8: what does not land at once is sent again, the same bytes', async () => {
  let sendings = 0;
  world.chain.nextSend = () => ((sendings += 1) < 3 ? 'swallow' : 'ok');
  await pay(30_000);
  expect(world.chain.paid()).toEqual(['signature-1']);
  expect(world.prompts).toHaveLength(1);
});

test('C3 C4 row 9: unconfirmed, no new one may be signed before the old one is proven dead', async () => {
  world.chain.nextSend = () => 'swallow';
  await pay(8_000);
  expect(canPay(flow.getState()) || canRetry(flow.getState())).toBe(false);
  await world.clock.advance(60_000);
  expect(phase()).toBe('expired-unused');
  expect(canRetry(flow.getState())).toBe(true);
});

test('C3: while its blockhash lives it is sent again and never given up, however long that is', async () => {
  // 300 s, five times what a blockhash lives.
  world.chain.life = 750;
  world.chain.nextSend = () => 'swallow';
  const phases = new Set<string>();
  flow.subscribe(() => phases.add(phase()));
  await pay(1_000);
  for (const minute of [1, 2, 3, 4]) {
    world.chain.requests.length = 0;
    await world.clock.advance(60_000);
    const sendings = world.chain.requests.filter(({ method }) => method === 'send');
    expect(sendings.length, `minute ${String(minute)}`).toBeGreaterThan(10);
    expect(canPay(flow.getState()) || canRetry(flow.getState())).toBe(false);
  }
  expect([...phases].at(-1)).toBe('confirming');
  expect(phases).not.toContain('unknown');
  world.chain.nextSend = () => 'ok';
  await world.clock.advance(20_000);
  expect(phase()).toBe('reported');
});

test('C3: once the block height is past its blockhash it is given up within seconds', async () => {
  // 6 s and the blocks until that is final.
  world.chain.life = 15;
  world.chain.nextSend = () => 'swallow';
  await pay(30_000);
  expect(phase()).toBe('expired-unused');
});

test('row 10: an error of the library for a payment that landed is no failure', async () => {
  world.chain.nextSend = () => 'lost';
  await pay(20_000);
  expect(phase()).toBe('reported');
});

test('C4 row 12: with the nodes gone nobody is told that it failed', async () => {
  world.chain.nextSend = () => {
    world.chain.nextRead = () => 'throw';
    return 'ok';
  };
  await pay(10_000);
  expect(phase()).toBe('unknown');
  world.chain.nextRead = () => 'ok';
  await world.clock.advance(60_000);
  expect(phase()).toBe('reported');
});

test('C14: never more than one request a second while confirming', async () => {
  world.chain.nextSend = () => 'swallow';
  await pay(2_000);
  const from = world.clock.now();
  await world.clock.advance(8_000);
  const times = world.chain.requests.map(({ at }) => at).filter((at) => at > from);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(times.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
});

test('C14: a pause the network asks for is kept to, sending included', async () => {
  await pay(1_000);
  const from = world.clock.now();
  const pause = () => {
    throw new ChainError('rate-limited', 'busy', 20_000);
  };
  world.chain.send = async () => pause();
  world.chain.statuses = async () => pause();
  world.chain.requests.length = 0;
  await world.clock.advance(3_000);
  const before = world.chain.requests.length;
  await world.clock.advance(from + 19_000 - world.clock.now());
  expect(world.chain.requests).toHaveLength(before);
});

test('C10 row 11: landed with an error is failed, and is not reported', async () => {
  world.chain.landsWithError = true;
  await pay(20_000);
  expect(phase()).toBe('failed-on-chain');
  expect(world.server.reports).toEqual([]);
  expect(canRetry(flow.getState())).toBe(true);
});

test('row 28: a landing that a fork undoes is sent again', async () => {
  let forks = 1;
  world.chain.nextFork = () => (forks -= 1) >= 0;
  await pay(40_000);
  expect(world.chain.paid()).toEqual(['signature-1']);
  expect(phase()).toBe('reported');
});

test('C6 row 13: a page killed after signing is gone on with by the next', async () => {
  world.chain.nextSend = () => 'swallow';
  await pay(3_000);
  world.chain.nextSend = () => 'ok';
  await reload();
  await world.clock.advance(30_000);
  expect(phase()).toBe('reported');
  expect(world.prompts).toHaveLength(1);
});

test('C6: storage that is full by then stops nobody from learning what became of a signature', async () => {
  flow.subscribe(() => {
    if (phase() === 'final-check') flow.dispose();
  });
  await pay(1_000);
  world.storageFull = true;
  await reload();
  await world.clock.advance(60_000);
  expect(phase()).toBe('expired-unused');
  expect(canRetry(flow.getState())).toBe(true);
});

test('C6: a page killed while the wallet asked starts over', async () => {
  world.nextAnswer = () => 'hang';
  await pay(1_000);
  await reload();
  expect(canPay(flow.getState())).toBe(true);
});

test('C6 row 14: with the storage cleared the payment is found by its reference', async () => {
  world.server.nextFault = () => (world.chain.paid().length > 0 ? 'offline' : 'ok');
  await pay(15_000);
  world.stored.clear();
  flow.dispose();
  world.server.nextFault = () => 'ok';
  await world.clock.advance(0);
  flow = await world.opened();
  await world.clock.advance(10_000);
  expect(phase()).toBe('reported');
  expect(world.prompts).toHaveLength(1);
});

test('C7 row 15: a server that is down is told again until it hears', async () => {
  let failures = 5;
  world.server.nextFault = () =>
    world.chain.paid().length > 0 && (failures -= 1) >= 0 ? '500' : 'ok';
  await pay(6_000);
  expect(phase()).toBe('reporting');
  expect(isPaid(flow.getState())).toBe(true);
  await world.clock.advance(120_000);
  expect(phase()).toBe('reported');
  expect([...world.server.registered]).toEqual(['signature-1']);
});

test('C7: every report says the same', async () => {
  let failures = 4;
  world.server.nextFault = () =>
    world.chain.paid().length > 0 && (failures -= 1) >= 0 ? '500' : 'ok';
  await pay(120_000);
  expect(new Set(world.server.reports.map((report) => JSON.stringify(report))).size).toBe(1);
});

test('row 17: without a session the payment is kept, and told after the next sign-in', async () => {
  world.server.nextFault = () => (world.chain.paid().length > 0 ? '401' : 'ok');
  await pay(15_000);
  expect(world.journal.open()).toHaveLength(1);
  world.server.nextFault = () => 'ok';
  await reload();
  await world.clock.advance(10_000);
  expect(phase()).toBe('reported');
});

test('C8 row 16: a payment that is known already is a success', async () => {
  world.server.nextFault = () => 'ok';
  let lost = true;
  const answer = world.server.report.bind(world.server);
  world.server.report = async (body) => {
    const result = await answer(body);
    if (!lost) return result;
    lost = false;
    return { success: false, message: 'Oops something went wrong' };
  };
  await pay(30_000);
  expect(flow.getState().phase).toEqual({ name: 'reported', duplicate: false });
});

test('row 19: a second payment for one order is kept for support', async () => {
  world.chain.nextSend = () => {
    world.server.order = {
      ...world.server.order,
      status: 'VERIFYING',
      paymentSignature: 'another',
    };
    world.server.registered.add('another');
    return 'ok';
  };
  await pay(30_000);
  expect(flow.getState().phase).toEqual({ name: 'reported', duplicate: true });
  expect(world.journal.read('order-1')?.reported.duplicate).toBe(true);
});

test('a stopped flow sends nothing more', async () => {
  world.chain.nextSend = () => 'swallow';
  await pay(3_000);
  flow.dispose();
  await world.clock.advance(0);
  const before = world.chain.requests.length;
  await world.clock.advance(60_000);
  expect(world.chain.requests).toHaveLength(before);
});

test('row 19: an attempt that failed is not told so where another tab has paid since', async () => {
  world.chain.landsWithError = true;
  const told: string[] = [];
  flow.pay();
  await world.clock.advance(1_000);
  const other = await world.opened();
  other.subscribe(() => {
    if (world.chain.paid().length > 0) told.push(other.getState().phase.name);
  });
  for (let tick = 0; tick < 200 && phase() !== 'failed-on-chain'; tick += 1) {
    await world.clock.advance(50);
  }
  await world.clock.advance(50);
  flow.pay();
  await world.clock.advance(30_000);
  expect(phase()).toBe('reported');
  expect(told).not.toContain('failed-on-chain');
});

test('row 19: an attempt that another tab has settled and forgotten is not told "not charged"', async () => {
  world.chain.nextSend = () => 'swallow';
  await pay(3_000);
  const told: string[] = [];
  const other = await world.opened();
  other.subscribe(() => {
    if (world.chain.paid().length > 0) told.push(other.getState().phase.name);
  });
  flow.subscribe(() => {
    if (phase() !== 'expired-unused') return;
    world.chain.nextSend = () => 'ok';
    world.clock.after(1, () => flow.pay());
  });
  while (phase() !== 'reported') await world.clock.advance(50);
  // A node that has not heard of the second payment yet.
  world.chain.nextLag = () => 40;
  await world.clock.advance(60_000);
  expect(told).toContain('confirming');
  expect(told).not.toContain('expired-unused');
});

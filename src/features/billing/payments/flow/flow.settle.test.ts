// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canPay, canRetry, isPaid } from './capabilities';
import type { PaymentFlow } from './flow';
import { ChainError } from '../ports';
import { ModelWorld } from '../testing/modelWorld';

/** From sending to the server's word (ADR sign-then-send, steps 4 and 5). */
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

test('row 8: a payment that does not land at once is sent again with the same bytes', async () => {
  let sendings = 0;
  world.chain.nextSend = () => ((sendings += 1) < 3 ? 'swallow' : 'ok');
  await pay(30_000);
  expect(world.chain.paid()).toEqual(['signature-1']);
  expect(world.prompts).toHaveLength(1);
});

test('C3 C4 row 9: no new payment can be signed until the unconfirmed payment has expired', async () => {
  world.chain.nextSend = () => 'swallow';
  await pay(8_000);
  expect(canPay(flow.getState()) || canRetry(flow.getState())).toBe(false);
  await world.clock.advance(60_000);
  expect(phase()).toBe('expired-unused');
  expect(canRetry(flow.getState())).toBe(true);
});

test('C3: a payment is resent and never given up while its blockhash is valid', async () => {
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

test('C3: a payment is given up within seconds once its blockhash has expired', async () => {
  // 6 s and the blocks until that is final.
  world.chain.life = 15;
  world.chain.nextSend = () => 'swallow';
  await pay(30_000);
  expect(phase()).toBe('expired-unused');
});

test('row 10: a send error for a payment that landed is no failure', async () => {
  world.chain.nextSend = () => 'lost';
  await pay(20_000);
  expect(phase()).toBe('reported');
});

test('C4 row 12: a payment is unknown, not failed, while no node can be reached', async () => {
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

test('C14: confirming makes at most one request a second', async () => {
  world.chain.nextSend = () => 'swallow';
  await pay(2_000);
  const from = world.clock.now();
  await world.clock.advance(8_000);
  const times = world.chain.requests.map(({ at }) => at).filter((at) => at > from);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect(times.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
});

test('C14: a pause requested by the network holds back reads and sends', async () => {
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

test('C10 row 11: a payment that landed with an error has failed and is not reported', async () => {
  world.chain.landsWithError = true;
  await pay(20_000);
  expect(phase()).toBe('failed-on-chain');
  expect(world.server.reports).toEqual([]);
  expect(canRetry(flow.getState())).toBe(true);
});

test('row 28: a payment that a fork reverts is sent again', async () => {
  let forks = 1;
  world.chain.nextFork = () => (forks -= 1) >= 0;
  await pay(40_000);
  expect(world.chain.paid()).toEqual(['signature-1']);
  expect(phase()).toBe('reported');
});

test('C6 row 13: the next page finishes a payment of a page killed after signing', async () => {
  world.chain.nextSend = () => 'swallow';
  await pay(3_000);
  world.chain.nextSend = () => 'ok';
  await reload();
  await world.clock.advance(30_000);
  expect(phase()).toBe('reported');
  expect(world.prompts).toHaveLength(1);
});

test('C6: full storage after a reload does not hide the outcome of a signed payment', async () => {
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

test('C6: a page killed during the wallet prompt starts over', async () => {
  world.nextAnswer = () => 'hang';
  await pay(1_000);
  await reload();
  expect(canPay(flow.getState())).toBe(true);
});

test('C6 row 14: a payment is found by its reference after storage is cleared', async () => {
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

test('C7 row 15: a report to a server that is down is retried until it succeeds', async () => {
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

test('C7: every retry sends an identical report', async () => {
  let failures = 4;
  world.server.nextFault = () =>
    world.chain.paid().length > 0 && (failures -= 1) >= 0 ? '500' : 'ok';
  await pay(120_000);
  expect(new Set(world.server.reports.map((report) => JSON.stringify(report))).size).toBe(1);
});

test('row 17: a payment without a session is kept and reported after the next sign-in', async () => {
  world.server.nextFault = () => (world.chain.paid().length > 0 ? '401' : 'ok');
  await pay(15_000);
  expect(world.journal.open()).toHaveLength(1);
  world.server.nextFault = () => 'ok';
  await reload();
  await world.clock.advance(10_000);
  expect(phase()).toBe('reported');
});

test('C8 row 16: a payment that the server already registered is a success', async () => {
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

test('row 19: a tab does not show a failed attempt after another tab has paid', async () => {
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

test('row 19: a tab does not say "not charged" after another tab has paid and cleared the journal', async () => {
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

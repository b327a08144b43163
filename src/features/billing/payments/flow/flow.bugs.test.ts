// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { watchReference } from '../phone/solanaPay';
import type { Ports } from '../ports';
import { ALICE, anOrder, ModelWorld, REFERENCE, TREASURY } from '../testing/modelWorld';
import { lookFor } from '../unregistered/lookup';
import { createPaymentFlow, type PaymentFlow } from './flow';
import type { PhaseName } from './phase';

/** A mistake in the code is reported; the payment treats it like any other failure (ADR reported-payment-bugs). */
const mistake = new TypeError("Cannot read properties of undefined (reading 'id')");
let world: ModelWorld;
let flow: PaymentFlow;
beforeEach(() => {
  world = new ModelWorld();
});

/** Opens a page whose ports are changed to fail. */
async function opened(change: (ports: Ports) => Partial<Ports> = () => ({})) {
  const ports = world.ports();
  flow = createPaymentFlow({ ...ports, ...change(ports) }, world.settings);
  flow.start({ id: 'order-1', discordServerId: 'guild-1' });
  await world.clock.advance(0);
}
async function pay(ms = 1_000) {
  flow.pay();
  await world.clock.advance(ms);
}
const fail = () => Promise.reject(mistake);
const phase = () => flow.getState().phase;
const is = (name: PhaseName) => phase().name === name;

test('a mistake while the order is checked is reported and blocks the payment', async () => {
  world.chain.genesisHash = fail;
  await opened();
  expect(phase()).toEqual({ name: 'blocked', reason: { kind: 'chain-unreachable' } });
  expect(world.mistakes).toEqual([mistake]);
});

test('a mistake while the order is fetched is reported and blocks the payment', async () => {
  world.server.fetchOrder = fail;
  await opened();
  expect(phase()).toEqual({
    name: 'blocked',
    reason: { kind: 'order-unreadable', message: GENERIC_FAILURE },
  });
  expect(world.mistakes).toEqual([mistake]);
});

test('a mistake in the search for a payment of a closed order is reported', async () => {
  world.server.order = anOrder({ status: 'CANCELLED' });
  world.chain.signaturesFor = fail;
  await opened();
  expect(phase()).toMatchObject({ reason: { kind: 'order-not-pending', status: 'CANCELLED' } });
  expect(world.mistakes).toEqual([mistake]);
});

test('a mistake while the transaction is built is reported and opens no wallet', async () => {
  await opened(({ transactions }) => ({
    transactions: {
      ...transactions,
      build(...args) {
        if (is('checking') && flow.getState().quote !== null) throw mistake;
        return transactions.build(...args);
      },
    },
  }));
  await pay();
  expect(phase()).toEqual({ name: 'blocked', reason: { kind: 'chain-unreachable' } });
  expect(world.mistakes).toEqual([mistake]);
  expect(world.prompts).toEqual([]);
});

test('a mistake while the signed payment is written to the journal is reported and sends nothing', async () => {
  await opened(({ journal }) => ({
    journal: {
      ...journal,
      write(record) {
        if (record.attempts.some(({ state }) => state === 'SIGNED')) throw mistake;
        return journal.write(record);
      },
    },
  }));
  await pay();
  expect(phase()).toEqual({ name: 'discarded', reason: { kind: 'chain-unreachable' } });
  expect(world.mistakes).toEqual([mistake]);
  expect(world.chain.paid()).toEqual([]);
});

test('a mistake in the block height request for the wallet’s own blockhash discards the payment', async () => {
  await opened();
  world.nextAnswer = () => 'own-blockhash';
  world.chain.blockHeight = fail;
  await pay();
  expect(phase()).toEqual({ name: 'discarded', reason: { kind: 'chain-unreachable' } });
  expect(world.mistakes).toEqual([mistake]);
});

test('a mistake at the final check is reported and sends nothing', async () => {
  await opened();
  world.chain.blockHeight = fail;
  await pay();
  expect(phase()).toEqual({ name: 'discarded', reason: { kind: 'chain-unreachable' } });
  expect(world.mistakes).toEqual([mistake]);
  expect(world.chain.paid()).toEqual([]);
});

test('a mistake while a sent payment is confirmed is reported, and confirming goes on', async () => {
  await opened();
  world.chain.statuses = fail;
  await pay(10_000);
  expect(phase()).toEqual({ name: 'unknown' });
  expect(new Set(world.mistakes)).toEqual(new Set([mistake]));
  Reflect.deleteProperty(world.chain, 'statuses');
  await world.clock.advance(20_000);
  expect(phase()).toEqual({ name: 'reported', duplicate: false });
  expect(world.chain.paid()).toHaveLength(1);
});

test('a mistake while a payment is reported to the server is reported, and the report is retried', async () => {
  world.server.report = fail;
  await opened();
  await pay(20_000);
  expect(phase()).toMatchObject({ name: 'reporting', lastError: GENERIC_FAILURE });
  expect(new Set(world.mistakes)).toEqual(new Set([mistake]));
  Reflect.deleteProperty(world.server, 'report');
  await world.clock.advance(70_000);
  expect(phase()).toEqual({ name: 'reported', duplicate: false });
});

test('a mistake after the server accepted the payment is reported, and the payment ends reported', async () => {
  let removals = 0;
  await opened(({ journal }) => ({
    journal: {
      ...journal,
      remove(orderId) {
        removals += 1;
        if (removals === 1) throw mistake;
        journal.remove(orderId);
      },
    },
  }));
  await pay(30_000);
  expect(phase()).toEqual({ name: 'reported', duplicate: false });
  expect(world.mistakes).toEqual([mistake]);
});

test('a mistake in the search for unregistered payments is reported and ends the search', async () => {
  world.chain.signaturesFor = fail;
  const { signal } = new AbortController();
  const done = lookFor([anOrder()], world.ports(), world.settings, signal, () => undefined);
  await world.clock.advance(5_000);
  await done;
  expect(world.mistakes).toEqual([mistake]);
});

test('a mistake while a phone payment is watched for is reported, and watching goes on', async () => {
  const stop = new AbortController();
  world.chain.signaturesFor = fail;
  const lamports = 1_500_000_000n;
  const target = { recipient: TREASURY, lamports, reference: REFERENCE, memo: 'm', payer: ALICE };
  const watched = watchReference(world, target, stop.signal);
  watched.catch(() => undefined);
  await world.clock.advance(0);
  expect(world.mistakes).toEqual([mistake]);
  stop.abort(new Error('over'));
  await expect(watched).rejects.toThrow('over');
});

describe('no mistake is reported for', () => {
  test('a page closed at any moment', async () => {
    for (const ms of [0, 300, 600, 1_100, 2_000, 4_000, 8_000]) {
      world = new ModelWorld();
      world.chain.latency = 3_000;
      await opened();
      await pay(ms);
      flow.dispose();
      await world.clock.advance(60_000);
      expect(world.mistakes).toEqual([]);
    }
  });

  test('a browser that refuses a lock on a page that is closing', async () => {
    await opened(() => ({
      locks: {
        withLock: () => Promise.reject(new DOMException('not active', 'InvalidStateError')),
      },
    }));
    await pay();
    expect(world.mistakes).toEqual([]);
  });
});

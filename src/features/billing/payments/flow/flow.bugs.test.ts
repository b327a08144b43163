// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { watchReference } from '../phone/solanaPay';
import type { Ports } from '../ports';
import { ALICE, anOrder, ModelWorld, REFERENCE, TREASURY } from '../testing/modelWorld';
import { lookFor } from '../unregistered/lookup';
import { createPaymentFlow, type PaymentFlow } from './flow';
import type { PhaseName } from './phase';

/** A mistake in the code is told, and for the payment it is what it was: a failure like any other (decision 60). */
const mistake = new TypeError("Cannot read properties of undefined (reading 'id')");
let world: ModelWorld;
let flow: PaymentFlow;
beforeEach(() => {
  world = new ModelWorld();
});

/** Opens a page with ports that fail where they are told to. */
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

test('while the order is checked', async () => {
  world.chain.genesisHash = fail;
  await opened();
  expect(phase()).toEqual({ name: 'blocked', reason: { kind: 'chain-unreachable' } });
  expect(world.mistakes).toEqual([mistake]);
});

test('in what asks the server for the order', async () => {
  world.server.fetchOrder = fail;
  await opened();
  expect(phase()).toEqual({
    name: 'blocked',
    reason: { kind: 'order-unreadable', message: GENERIC_FAILURE },
  });
  expect(world.mistakes).toEqual([mistake]);
});

test('in what looks for a payment of a closed order', async () => {
  world.server.order = anOrder({ status: 'CANCELLED' });
  world.chain.signaturesFor = fail;
  await opened();
  expect(phase()).toMatchObject({ reason: { kind: 'order-not-pending', status: 'CANCELLED' } });
  expect(world.mistakes).toEqual([mistake]);
});

test('as what is to be signed is built', async () => {
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

test('as what was signed is written down', async () => {
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

test('as the height is asked for a blockhash of the wallet’s own', async () => {
  await opened();
  world.nextAnswer = () => 'own-blockhash';
  world.chain.blockHeight = fail;
  await pay();
  expect(phase()).toEqual({ name: 'discarded', reason: { kind: 'chain-unreachable' } });
  expect(world.mistakes).toEqual([mistake]);
});

test('at the final check', async () => {
  await opened();
  world.chain.blockHeight = fail;
  await pay();
  expect(phase()).toEqual({ name: 'discarded', reason: { kind: 'chain-unreachable' } });
  expect(world.mistakes).toEqual([mistake]);
  expect(world.chain.paid()).toEqual([]);
});

test('while what was sent is looked for: it is looked for on', async () => {
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

test('as the server is told of a payment: it is told again', async () => {
  world.server.report = fail;
  await opened();
  await pay(20_000);
  expect(phase()).toMatchObject({ name: 'reporting', lastError: GENERIC_FAILURE });
  expect(new Set(world.mistakes)).toEqual(new Set([mistake]));
  Reflect.deleteProperty(world.server, 'report');
  await world.clock.advance(70_000);
  expect(phase()).toEqual({ name: 'reported', duplicate: false });
});

test('after the server has said yes: it is looked at again', async () => {
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

test('as payments nobody told of are looked for: the next visit looks again', async () => {
  world.chain.signaturesFor = fail;
  const { signal } = new AbortController();
  const done = lookFor([anOrder()], world.ports(), world.settings, signal, () => undefined);
  await world.clock.advance(5_000);
  await done;
  expect(world.mistakes).toEqual([mistake]);
});

test('while a phone’s payment is watched for: it is watched for on', async () => {
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

describe('nothing is told of', () => {
  test('a page that is left at any moment', async () => {
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

  test('a browser that gives no lock on a page that is being left', async () => {
    await opened(() => ({
      locks: {
        withLock: () => Promise.reject(new DOMException('not active', 'InvalidStateError')),
      },
    }));
    await pay();
    expect(world.mistakes).toEqual([]);
  });
});

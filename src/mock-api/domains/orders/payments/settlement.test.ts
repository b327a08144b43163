// @vitest-environment node
import type { Keypair } from '@solana/web3.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseSol } from '@/shared/money/lamports';
import type { Chain } from '../../../chain/chain';
import { treasuryAddress } from '../../../chain/treasury';
import type { OrderRow } from '../rows';
import { createTestBackend, type TestBackend } from '../../../hosts/vitest/testServer';
import { EMBEDDED_TREASURY, VERIFY_DELAY } from '../../../store/constants';
import { decodeSnapshot, encodeSnapshot } from '../../../snapshots';
import { newPayer, pay } from '../../../testing/payer';
import { createWorld } from '../../../createWorld';
import { refundPayments, refundMemo } from './settlement';

const PAYMENTS = '/api/packages/subscriptions/payments';
const SERVER = 'srv-pending';
/** Network fee of a payment with one signature, lamports. */
const FEE = 5_000n;

let backend: TestBackend;
let chain: Chain;
let order: OrderRow;
let payer: Keypair;
let price: bigint;

beforeEach(async () => {
  backend = createTestBackend();
  backend.world.db.payments = [];
  backend.signInAs('owner');
  chain = await backend.world.chain();
  const found = backend.world.db.orders.find(({ id }) => id === 'ord-10');
  if (!found) throw new Error('The seed has no ord-10.');
  order = found;
  price = parseSol(order.price);
  payer = newPayer(chain);
});
afterEach(() => backend.close());

const address = (key: Keypair) => key.publicKey.toBase58();
const held = () => chain.balance(address(payer));
const cancel = () => backend.send('PUT', `/api/package-subscription/${order.id}`);
const list = () => backend.send('GET', `/api/users/subscriptions/${SERVER}`);
const payFor = (lamports = price) =>
  pay(chain, { to: backend.world.settings.treasury, lamports, order, from: payer });
const report = (signature: string, change: Record<string, unknown> = {}) =>
  backend.send('POST', PAYMENTS, {
    orderId: order.id,
    discordServerId: SERVER,
    signature,
    reference: order.reference,
    walletAddress: address(payer),
    lamports: price.toString(),
    network: 'solana',
    ...change,
  });
/** Sends decisions of staff, all at the same time. */
const decided = async (signature: string, ...decisions: ('ACCEPT' | 'RETURN')[]) => {
  backend.signInAs('staff');
  const url = `${PAYMENTS}/${signature}`;
  const answers = await Promise.all(
    decisions.map((decision) =>
      backend.send('PUT', url, { decision, reason: 'They wrote to us.' }),
    ),
  );
  backend.signInAs('owner');
  return answers.map(({ status }) => status);
};
/** Transfers of the treasury with a payment's memo. */
const returnsOf = (signature: string) =>
  chain
    .transactionsFor(order.reference)
    .filter(({ err, memos }) => err === null && memos.includes(refundMemo(signature)));
/** Advances blocks so that transfers land, and reads again. */
async function later(blocks = 20) {
  chain.advanceBlocks(blocks);
  await list();
}

async function paidLate(): Promise<string> {
  await cancel();
  const signature = await payFor();
  await report(signature);
  return signature;
}

test('the treasury of the build matches the embedded key', () => {
  expect(EMBEDDED_TREASURY).toBe(treasuryAddress);
});

describe('row 21: a payment for an order that was closed before it arrived', () => {
  test.each(['CANCELLED', 'EXPIRED'] as const)(
    '%s: is a MISMATCH and leaves the order closed',
    async (status) => {
      Object.assign(order, { status, closedAt: backend.world.clock.now() });
      const answer = await report(await payFor());
      expect(answer.status).toBe(200);
      expect(order).toMatchObject({ status, paymentStatus: 'MISMATCH' });
    },
  );

  test('row 24: is returned automatically in full, and the order shows the refund', async () => {
    const before = held();
    const signature = await paidLate();
    await later();
    expect(held()).toBe(before - FEE);
    const [back] = returnsOf(signature);
    expect(order).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'RECLAIMED_AFTER_FAILURE',
      returnSignature: back?.signature,
    });
  });

  test('is returned to its source on the chain, whatever wallet the report names', async () => {
    await cancel();
    const stranger = newPayer(chain);
    const rich = chain.balance(address(stranger));
    const before = held();
    await report(await payFor(), { walletAddress: address(stranger) });
    await later();
    expect(held()).toBe(before - FEE);
    expect(chain.balance(address(stranger))).toBe(rich);
  });

  test('is returned to its sender, even when another wallet paid the fee', async () => {
    await cancel();
    const sponsor = newPayer(chain);
    const before = held();
    const { treasury } = backend.world.settings;
    const payment = { to: treasury, lamports: price, order, from: payer, feePayer: sponsor };
    await report(await pay(chain, payment));
    await later();
    expect(held()).toBe(before);
  });

  test('row 24: is returned without being reported', async () => {
    await cancel();
    await payFor();
    await list();
    await later();
    expect(order.paymentStatus).toBe('RECLAIMED_AFTER_FAILURE');
  });

  test('is not looked for when the order was closed long ago', async () => {
    await cancel();
    order.closedAt = backend.world.clock.now() - 8 * 86_400_000;
    await payFor();
    await list();
    expect(order.paymentStatus).toBeNull();
  });

  test('is refused when it did not reach the treasury', async () => {
    await cancel();
    const signature = await pay(chain, {
      to: address(newPayer(chain)),
      lamports: price,
      order,
      from: payer,
    });
    expect((await report(signature)).status).toBe(422);
  });
});

describe('row 19: a late payment is settled once', () => {
  test('across simultaneous reports and reads', async () => {
    const before = held();
    await cancel();
    const signature = await payFor();
    const answers = await Promise.all([report(signature), list(), report(signature), list()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await Promise.all([later(), later(), report(signature)]);
    await later(200);
    expect(backend.world.db.payments).toHaveLength(1);
    expect(returnsOf(signature)).toHaveLength(1);
    expect(held()).toBe(before - FEE);
  });

  test.each(['drop', 'lost-answer', 'swallow', '429', '500', 'refuse'] as const)(
    'when sending fails with %s',
    async (kind) => {
      const before = held();
      await cancel();
      const signature = await payFor();
      chain.setFault({ method: 'sendTransaction', kind, times: 2 });
      await report(signature);
      for (let look = 0; look < 4; look += 1) await later(1);
      await later();
      expect(returnsOf(signature)).toHaveLength(1);
      expect(held()).toBe(before - FEE);
    },
  );

  test('when the signed transfer never reaches a block', async () => {
    await cancel();
    const signature = await payFor();
    chain.setFault({ method: 'sendTransaction', kind: 'swallow' });
    await report(signature);
    const first = backend.world.db.payments[0]?.giveBack?.signature;
    await later(100);
    expect(backend.world.db.payments[0]?.giveBack?.signature).toBe(first);
    chain.clearFaults();
    // Past the transfer's last block, and past the time until that is final.
    await later(200);
    await later();
    const [back, ...more] = returnsOf(signature);
    expect(more).toEqual([]);
    expect(back?.signature).not.toBe(first);
  });

  test('when the back end stops after storing the signed transfer', async () => {
    await cancel();
    const signature = await payFor();
    chain.setFault({ method: 'sendTransaction', kind: 'drop', times: 1 });
    await report(signature);
    const signed = backend.world.db.payments[0]?.giveBack?.signature;
    const snapshot = decodeSnapshot(encodeSnapshot(backend.world.snapshot()));
    const again = createWorld({ snapshot });
    chain = await again.chain();
    await refundPayments(again);
    chain.advanceBlocks(20);
    await refundPayments(again);
    expect(returnsOf(signature).map((back) => back.signature)).toEqual([signed]);
  });

  test('when its record is lost and only the chain has it', async () => {
    const signature = await paidLate();
    await later();
    const [payment] = backend.world.db.payments;
    if (!payment) throw new Error('no payment');
    payment.giveBack = { isDone: false, signature: null, wire: null, lastValidBlockHeight: 0 };
    await later();
    await later();
    expect(returnsOf(signature)).toHaveLength(1);
  });
});

describe('row 22: a wrong amount on an open order', () => {
  async function paidTooLittle() {
    const signature = await payFor(price - 1n);
    await report(signature);
    return signature;
  }

  test('waits for staff', async () => {
    const signature = await paidTooLittle();
    await later(400);
    expect(order).toMatchObject({ status: 'VERIFYING', paymentStatus: 'MISMATCH' });
    expect(returnsOf(signature)).toEqual([]);
  });

  test('is returned by staff, and its order is cancelled', async () => {
    const before = held();
    const signature = await paidTooLittle();
    expect(await decided(signature, 'RETURN')).toEqual([200]);
    await later();
    expect(held()).toBe(before - FEE);
    expect(order).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'RECLAIMED_AFTER_FAILURE',
    });
  });

  test('is accepted by staff, and its order continues', async () => {
    await decided(await paidTooLittle(), 'ACCEPT');
    backend.world.clock.advance(VERIFY_DELAY);
    await list();
    expect(order).toMatchObject({ status: 'ENABLED', paymentStatus: 'SUCCESS' });
  });

  test('is settled only one way, even by two simultaneous decisions', async () => {
    const before = held();
    const signature = await paidTooLittle();
    const answers = await decided(signature, 'ACCEPT', 'RETURN');
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    await later();
    await later();
    const isReturned = order.paymentStatus === 'RECLAIMED_AFTER_FAILURE';
    expect(returnsOf(signature)).toHaveLength(isReturned ? 1 : 0);
    expect(held()).toBe(isReturned ? before - FEE : before - FEE - price + 1n);
  });

  test('is returned once, however often staff return it', async () => {
    const signature = await paidTooLittle();
    await decided(signature, 'RETURN', 'RETURN');
    await later();
    await decided(signature, 'RETURN');
    await later();
    expect(returnsOf(signature)).toHaveLength(1);
    expect(await decided(signature, 'ACCEPT')).toEqual([409]);
  });

  test('is not accepted without a reason', async () => {
    const signature = await paidTooLittle();
    backend.signInAs('staff');
    const answer = await backend.send('PUT', `${PAYMENTS}/${signature}`, { decision: 'ACCEPT' });
    expect(answer.status).toBe(400);
  });

  test('is settled by the first staff member, and the second sees that member’s name', async () => {
    const signature = await paidTooLittle();
    await decided(signature, 'ACCEPT');
    const other = backend.world.db.users.find(({ id }) => id === 'usr-owner');
    other?.capabilities.push('staff');
    const answer = await backend.send('PUT', `${PAYMENTS}/${signature}`, {
      decision: 'ACCEPT',
      reason: 'It is near enough.',
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      message: 'Stella Castle already accepted this payment.',
    });
  });

  test('can be decided only by staff', async () => {
    const signature = await paidTooLittle();
    const answer = await backend.send('PUT', `${PAYMENTS}/${signature}`, { decision: 'RETURN' });
    expect(answer.status).toBe(403);
  });
});

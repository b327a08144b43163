// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { personaUserId } from '../accounts/personas';
import { ambassadorWallet } from './wallet';
import { bring, buy } from '../../testing/referrals';

const AMBASSADOR = personaUserId('ambassador');
const DAY = 86_400_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

const get = async (path: string) =>
  z
    .object({ data: z.record(z.string(), z.any()) })
    .parse(await (await backend.send('GET', `/api/ambassador/${path}`)).json()).data;
const post = (path: string, body: unknown) => backend.send('POST', `/api/ambassador/${path}`, body);

/** An ambassador who has brought one person, and of whose history nothing is left. */
function fresh(): void {
  const { db } = backend.world;
  Object.assign(db, { referrals: [], commissions: [], commissionPayouts: [], referralVisits: [] });
  backend.signInAs('ambassador');
  bring(backend.world, AMBASSADOR, 'usr-11');
}

const later = (days: number) => {
  backend.world.clock.advance(days * DAY);
  backend.signInAs('ambassador');
};

const wish = async () => {
  const { available, wallet } = await get('stats');
  return { key: 'a-key-of-mine-0001', lamports: String(available), address: String(wallet) };
};

test('the seed has every status, and its first read pays requested payouts', async () => {
  backend.signInAs('ambassador');
  await expect
    .poll(async () => (await get('payouts'))['items'], { timeout: 10_000 })
    .toMatchObject([{ status: 'SUCCESS' }, { status: 'RECLAIMED_AFTER_FAILURE' }]);
  const statuses = async (path: string) => {
    const { items } = await get(`${path}?pageSize=100`);
    return new Set(items.map(({ status }: { status: string }) => status));
  };
  expect(await statuses('referrals')).toEqual(
    new Set(['SIGNED_UP', 'QUALIFIED', 'ON_HOLD', 'APPROVED', 'PAID', 'REJECTED']),
  );
  expect(await statuses('commissions')).toEqual(
    new Set(['ON_HOLD', 'AVAILABLE', 'PAID', 'TAKEN_BACK']),
  );
  const clicks = await get('referrals?status=CLICKED&pageSize=1');
  expect(clicks['total']).toBeGreaterThan(100);
});

test('the lists do not reveal who the referred people are', async () => {
  backend.signInAs('ambassador');
  const told = JSON.stringify([
    await get('referrals?pageSize=100&status=SIGNED_UP,ON_HOLD,APPROVED,CLICKED'),
    await get('commissions?pageSize=100'),
  ]);
  const brought = backend.world.db.referrals.map(({ userId }) => userId);
  const people = backend.world.db.users.filter(({ id }) => brought.includes(id));
  const secrets = people.flatMap(({ id, discordId, username, displayName }) => [
    `"${id}"`,
    `-${id}"`,
    discordId,
    username,
    displayName,
  ]);
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
});

describe('a commission', () => {
  beforeEach(fresh);

  test('is on hold for 14 days, and then available', async () => {
    buy(backend.world, 'usr-11', '3.141592653');
    expect(await get('stats')).toMatchObject({ onHold: '314159265', available: '0' });
    later(14);
    expect(await get('stats')).toMatchObject({ onHold: '0', available: '314159265' });
  });

  test('has the rate of the tier at the time', async () => {
    for (const index of [12, 13, 14, 15, 16]) {
      bring(backend.world, AMBASSADOR, `usr-${String(index)}`);
      buy(backend.world, `usr-${String(index)}`, '1');
    }
    backend.world.clock.advance(1000);
    buy(backend.world, 'usr-11', '1');
    const { items } = await get('commissions');
    expect(items.map(({ rateBps }: { rateBps: number }) => rateBps)).toEqual([
      1500, 1000, 1000, 1000, 1000, 1000,
    ]);
  });

  test('is revoked with its order, also after the hold', async () => {
    const order = buy(backend.world, 'usr-11', '2');
    later(20);
    expect(await get('stats')).toMatchObject({ available: '200000000' });
    if (order) order.status = 'DISABLED';
    expect(await get('stats')).toMatchObject({
      earned: '200000000',
      available: '0',
      takenBack: '200000000',
      qualified: 0,
    });
  });

  test('is not made for an order paid from the ambassador’s wallet', async () => {
    const order = buy(backend.world, 'usr-11', '2');
    const { wallet } = await get('stats');
    backend.world.db.commissions = [];
    backend.world.db.payments.push({
      signature: '1'.repeat(64),
      orderId: order?.id ?? '',
      source: String(wallet),
      lamports: '2000000000',
      status: 'SUCCESS',
      at: backend.world.clock.now(),
      giveBack: null,
    });
    expect(await get('stats')).toMatchObject({ earned: '0', qualified: 0 });
    expect((await get('referrals'))['items']).toMatchObject([
      { status: 'REJECTED', reason: 'Paid from one of your linked wallets.' },
    ]);
  });

  test('is not made for an order from before the sign-up', async () => {
    const order = buy(backend.world, 'usr-11', '2');
    if (order) order.createdAt -= 60_000;
    expect(await get('stats')).toMatchObject({ earned: '0', qualified: 0 });
  });
});

describe('a payout', () => {
  beforeEach(async () => {
    fresh();
    buy(backend.world, 'usr-11', '9.5');
    later(15);
  });

  test('arrives once, even when requested twice', async () => {
    const body = await wish();
    const answers = await Promise.all([post('payouts', body), post('payouts', body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await expect.poll(async () => (await get('stats'))['paid']).toBe('950000000');
    const chain = await backend.world.chain();
    expect(chain.balance(body.address)).toBe(950_000_000n);
    expect(backend.world.db.commissionPayouts).toHaveLength(1);
  });

  test('is refused when the amount or the default wallet has changed', async () => {
    const body = await wish();
    const more = { ...body, lamports: '999999999' };
    expect((await post('payouts', more)).status).toBe(409);
    for (const row of backend.world.db.linkedWallets)
      if (row.userId === AMBASSADOR) row.address = ambassadorWallet;
    expect((await post('payouts', body)).status).toBe(409);
    expect(backend.world.db.commissionPayouts).toEqual([]);
  });

  test('is refused below the minimum, while another is in progress, and without a wallet', async () => {
    const chain = await backend.world.chain();
    chain.setFault({ method: 'sendTransaction', kind: 'swallow' });
    const body = await wish();
    expect((await post('payouts', body)).status).toBe(201);
    expect((await get('stats'))['blockedBy']).toMatch(/on its way/);
    expect((await post('payouts', { ...body, key: 'b'.repeat(16) })).status).toBe(409);
    backend.world.db.commissionPayouts = [];
    expect((await get('stats'))['blockedBy']).toMatch(/minimum payout is 0\.1 SOL/);
    backend.world.db.linkedWallets = [];
    expect((await get('stats'))['blockedBy']).toMatch(/^Link a wallet/);
  });

  test('whose transfer fails is available again', async () => {
    const chain = await backend.world.chain();
    chain.setFault({ method: 'sendTransaction', kind: 'swallow' });
    await post('payouts', await wish());
    for (const _ of [1, 2, 3]) {
      chain.advanceBlocks(190);
      await get('stats');
    }
    expect((await get('payouts'))['items']).toMatchObject([
      { status: 'RECLAIMED_AFTER_FAILURE', signature: null },
    ]);
    expect(await get('stats')).toMatchObject({ available: '950000000', requested: '0' });
  });
});

describe('an application', () => {
  test('is accepted after two days without a decision', async () => {
    const { id } = backend.signInAs('member');
    const body = {
      motivation: 'I know many server owners.',
      channels: 'A thread on X',
      audience: 'Server owners',
      language: 'en',
    };
    expect((await post('application', body)).status).toBe(201);
    expect((await post('application', body)).status).toBe(409);
    backend.world.clock.advance(2 * DAY);
    backend.signInAs('member');
    expect(await get('stats')).toMatchObject({ clicks: 0 });
    expect(backend.world.db.notifications.find(({ userId }) => userId === id)).toBeDefined();
  });

  test('after a rejection must wait 30 days', async () => {
    const { id } = backend.signInAs('moderator');
    expect((await backend.send('GET', '/api/ambassador/stats')).status).toBe(403);
    const row = backend.world.db.ambassadors.find(({ userId }) => userId === id);
    expect(row?.state).toBe('REJECTED');
    const body = { motivation: 'x'.repeat(20), channels: 'here', audience: 'some', language: 'de' };
    expect((await post('application', body)).status).toBe(409);
    backend.world.clock.advance(30 * DAY);
    backend.signInAs('moderator');
    expect((await post('application', body)).status).toBe(201);
  });
});

test('another ambassador’s source is not found', async () => {
  backend.signInAs('owner');
  const answer = await backend.send('PUT', '/api/ambassador/links/src-youtube/archived', {
    isArchived: true,
  });
  expect(answer.status).toBe(404);
});

test('lists can be filtered by status, source and days', async () => {
  backend.signInAs('ambassador');
  const all = await get('referrals?pageSize=100');
  const some = await get('referrals?pageSize=100&source=src-youtube&at=30,90&status=SIGNED_UP');
  expect(some['total']).toBeGreaterThan(0);
  expect(some['total']).toBeLessThan(Number(all['total']));
  expect(
    some['items'].every(
      ({ source, status }: { source: string; status: string }) =>
        source === 'YouTube' && status === 'SIGNED_UP',
    ),
  ).toBe(true);
});

test('rows of the same time are listed by ID', async () => {
  backend.signInAs('ambassador');
  await get('stats');
  for (const row of backend.world.db.referrals) row.at = 1;
  backend.world.db.referrals.reverse();
  const { items } = await get('referrals?pageSize=100&sort=at');
  const ids = items.map(({ id }: { id: string }) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual(ids.toSorted());
});

test('lists can be sorted newest or oldest first', async () => {
  backend.signInAs('ambassador');
  const times = async (sort: string) => {
    const { items } = await get(`commissions?pageSize=100&sort=${sort}`);
    return items.map(({ at }: { at: string }) => at);
  };
  const oldestFirst = await times('at');
  expect(oldestFirst).toEqual(oldestFirst.toSorted());
  expect(new Set(await times('-at'))).toEqual(new Set(oldestFirst));
  expect((await times('-at'))[0]).toBe(oldestFirst.at(-1));
});

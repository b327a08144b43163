// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { personaUserId } from '../accounts/personas';
import { balancesOf } from './commissionLedger';
import { commissionTables } from './settle';
import { PARTNER } from './seedLinks';

const APPLICANT = personaUserId('owner-no-bot');

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const answer = z.object({ data: z.nullable(z.record(z.string(), z.any())), message: z.string() });
const send = async (method: 'GET' | 'POST' | 'PUT', path: string, sent?: unknown) => {
  const response = await backend.send(method, `/api/referrals/${path}`, sent);
  return { status: response.status, ...answer.parse(await response.json()) };
};
const items = async (path: string): Promise<Record<string, unknown>[]> =>
  (await send('GET', `${path}${path.includes('?') ? '&' : '?'}pageSize=100`)).data?.['items'];
const decide = (id: string, state: string, seen: string, reason: string | null = null) =>
  send('PUT', `ambassadors/${id}/state`, { state, seen, reason });

describe('an ambassador', () => {
  test('with an open application is listed first, with its text', async () => {
    const [first] = await items('ambassadors');
    expect(first).toMatchObject({ id: APPLICANT, state: 'APPLIED' });
    expect(first?.['application']).toMatchObject({ language: 'en' });
  });

  test('is listed by ID among those who applied at the same time', async () => {
    const { ambassadors } = backend.world.db;
    for (const row of ambassadors) Object.assign(row, { state: 'ACTIVE', appliedAt: 1 });
    ambassadors.reverse();
    const ids = (await items('ambassadors')).map(({ id }) => String(id));
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).toEqual(ids.toSorted());
  });

  test('is accepted and notified', async () => {
    expect((await decide(APPLICANT, 'ACTIVE', 'APPLIED')).status).toBe(200);
    const { ambassadors, notifications } = backend.world.db;
    expect(ambassadors.find(({ userId }) => userId === APPLICANT)).toMatchObject({
      state: 'ACTIVE',
    });
    expect(notifications.findLast(({ userId }) => userId === APPLICANT)?.title).toBe(
      'You’re an ambassador',
    );
  });

  test('cannot be decided on twice', async () => {
    await decide(APPLICANT, 'REJECTED', 'APPLIED', 'Too few readers.');
    expect((await decide(APPLICANT, 'ACTIVE', 'APPLIED')).status).toBe(409);
  });

  test.each(['REJECTED', 'SUSPENDED'])('is not %s without a reason', async (state) => {
    const [id, seen] =
      state === 'REJECTED'
        ? [APPLICANT, 'APPLIED']
        : ([personaUserId('ambassador'), 'ACTIVE'] as const);
    const { status, data } = await decide(id, state, seen);
    expect(status).toBe(400);
    expect(data?.['errors']).toMatchObject([{ path: 'reason' }]);
  });

  test('cannot go from rejected to suspended', async () => {
    const id = personaUserId('moderator');
    expect((await decide(id, 'SUSPENDED', 'REJECTED', 'No way.')).status).toBe(409);
  });
});

describe('a waiting payout', () => {
  const partners = async () =>
    (await items('payouts')).find(({ isWaiting }) => isWaiting === true) ?? {};
  const available = () =>
    balancesOf(commissionTables(backend.world), PARTNER.userId, backend.world.clock.now())
      .available;

  test('is listed first and is not sent', async () => {
    const [first] = await items('payouts');
    expect(first).toMatchObject({ isWaiting: true, status: 'PENDING', signature: null });
    expect(BigInt(String(first?.['lamports']))).toBeGreaterThan(5_000_000_000n);
  });

  test('arrives once it is released, and can be released once', async () => {
    const { id } = await partners();
    const release = () =>
      send('PUT', `payouts/${String(id)}/decision`, { decision: 'RELEASE', reason: null });
    const answers = await Promise.all([release(), release()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await expect
      .poll(async () => (await items('payouts')).find((row) => row['id'] === id)?.['status'], {
        timeout: 10_000,
      })
      .toBe('SUCCESS');
  });

  test('is available again when cancelled, with the reason', async () => {
    const before = available();
    const { id, lamports } = await partners();
    const sent = { decision: 'REFUSE', reason: 'We ask you for a word first.' };
    expect((await send('PUT', `payouts/${String(id)}/decision`, sent)).status).toBe(200);
    expect(available() - before).toBe(BigInt(String(lamports)));
    expect((await items('payouts')).find((row) => row['id'] === id)).toMatchObject({
      status: 'CANCELLED',
      isWaiting: false,
      reason: sent.reason,
    });
  });

  test('is not cancelled without a reason', async () => {
    const { id } = await partners();
    const sent = { decision: 'REFUSE', reason: null };
    expect((await send('PUT', `payouts/${String(id)}/decision`, sent)).status).toBe(400);
  });
});

describe('commissions', () => {
  test('are listed in full, and the figures are their sums', async () => {
    const rows = await items('commissions');
    const figures = (await send('GET', 'stats')).data ?? {};
    const sum = (taken: boolean) =>
      rows
        .map(({ lamports }) => BigInt(String(lamports)))
        .filter((lamports) => lamports < 0n === taken)
        .reduce((total, lamports) => total + lamports, 0n);
    expect(rows).toHaveLength(backend.world.db.commissions.length);
    expect([figures['earned'], figures['takenBack']]).toEqual([
      sum(false).toString(),
      (-sum(true)).toString(),
    ]);
  });

  test('that are unpaid can be revoked once, with the reason', async () => {
    const row = (await items('commissions')).find(({ canTakeBack }) => canTakeBack === true) ?? {};
    const take = () =>
      send('POST', `commissions/${String(row['id'])}/revoke`, { reason: 'Bought by themselves.' });
    expect((await take()).status).toBe(200);
    expect((await take()).status).toBe(409);
    const back = (await items('commissions?status=TAKEN_BACK')).find(
      ({ reason }) => reason === 'Bought by themselves.',
    );
    expect(back?.['lamports']).toBe(`-${String(row['lamports'])}`);
  });

  test('that were paid cannot be revoked', async () => {
    backend.world.db.commissionPayouts.forEach((payout) => {
      if (!payout.isWaiting) payout.status = 'SUCCESS';
    });
    const [paid] = await items('commissions?status=PAID');
    const sent = { reason: 'Too late.' };
    const { status } = await send('POST', `commissions/${String(paid?.['id'])}/revoke`, sent);
    expect(status).toBe(409);
  });
});

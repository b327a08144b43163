// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { LinkBody } from '@/features/billing/referrals/linkTerms';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { personaUserId } from '../accounts/personas';
import { settleReferrals } from './settle';
import { buy } from '../../testing/referrals';
import { countVisit, noteSignUp } from './visits';

const AMBASSADOR = personaUserId('ambassador');
const DAY = 86_400_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const body = (part: Partial<LinkBody> = {}): LinkBody => ({
  name: 'A talk',
  code: 'a-talk',
  ownerId: AMBASSADOR,
  utm: { source: 'talk', medium: '', campaign: 'autumn 2026'.replace(' ', '-') },
  rateBps: 3000,
  duration: 'FIRST_ORDER',
  months: 12,
  windowDays: 7,
  holdDays: 0,
  startsOn: null,
  endsOn: null,
  ...part,
});

const answer = z.object({ data: z.nullable(z.record(z.string(), z.any())), message: z.string() });
const send = async (method: 'GET' | 'POST' | 'PUT', path: string, sent?: unknown) => {
  const response = await backend.send(method, `/api/referrals/${path}`, sent);
  return { status: response.status, ...answer.parse(await response.json()) };
};
const make = async (part: Partial<LinkBody> = {}) =>
  String((await send('POST', 'links', body(part))).data?.['id']);
const read = async (id: string) => (await send('GET', `links/${id}`)).data ?? {};

/** A new user signs up by a code, this many days after first following it. */
function signUp(ref: string, days = 0) {
  const { world } = backend;
  const [like] = world.db.users;
  if (!like) throw new Error('There is no one.');
  const id = `usr-new-${String(world.db.users.length)}`;
  const made = { ...like, id, referredBy: null, referralCode: id };
  world.db.users.push(made);
  const seenAt = world.clock.now() - days * DAY;
  const state = { redirect: '/', nonce: 'n', v: 1 as const, ref, src: undefined, utm: undefined };
  noteSignUp(world, made, { ...state, seenAt, visitor: made.id });
  return made;
}

describe('a link', () => {
  test('is created with its address and tags, and is in the list', async () => {
    const id = await make();
    const link = await read(id);
    expect(link).toMatchObject({ kind: 'PARTNER', state: 'ACTIVE', clicks: 0, signUps: 0 });
    expect(new URL(String(link['url'])).search).toBe(
      '?ref=a-talk&utm_source=talk&utm_campaign=autumn-2026',
    );
    const list = await send('GET', 'links?search=a-talk');
    expect(list.data?.['items']).toHaveLength(1);
  });

  test.each([
    ['someone’s own code', 'ref-owner'],
    ['another link’s', 'keepweekly'],
  ])('cannot have %s', async (_, code) => {
    const { status, data } = await send('POST', 'links', body({ code }));
    expect(status).toBe(400);
    expect(data).toMatchObject({ errors: [{ path: 'code' }] });
  });

  test('is listed by ID among links with the same number of clicks', async () => {
    await make();
    backend.world.db.referralVisits = [];
    backend.world.db.referralLinks.reverse();
    const items = z
      .array(z.object({ id: z.string() }))
      .parse((await send('GET', 'links?pageSize=100')).data?.['items']);
    const ids = items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).toEqual(ids.toSorted());
  });

  test('cannot belong to anyone but an active ambassador', async () => {
    const { status } = await send('POST', 'links', body({ ownerId: 'usr-reviewer' }));
    expect(status).toBe(409);
  });

  test('is refused with invalid terms, each at its field', async () => {
    const wrong = body({
      code: 'A B',
      rateBps: 5001,
      startsOn: '2026-02-02',
      endsOn: '2026-02-01',
    });
    const { status, data } = await send('POST', 'links', wrong);
    expect(status).toBe(400);
    expect(data?.['errors'].map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['code', 'rateBps']),
    );
    const turned = await send('POST', 'links', { ...wrong, code: 'a-b', rateBps: 1 });
    expect(turned.data?.['errors']).toMatchObject([{ path: 'endsOn' }]);
  });

  test('cannot be saved from an older version', async () => {
    const id = await make();
    expect((await send('PUT', `links/${id}`, { ...body(), version: 1 })).status).toBe(200);
    expect((await send('PUT', `links/${id}`, { ...body(), version: 1 })).status).toBe(409);
  });

  test('keeps its owner after the first sign-up', async () => {
    const id = await make();
    signUp('a-talk');
    const changed = { ...body({ ownerId: null }), version: 1 };
    expect((await send('PUT', `links/${id}`, changed)).status).toBe(409);
  });
});

describe('the results of a link', () => {
  test('are paid by its own terms: only the first order, at its rate, without hold', async () => {
    const id = await make();
    const user = signUp('a-talk');
    buy(backend.world, user.id, '2');
    backend.world.clock.advance(1000);
    buy(backend.world, user.id, '5');
    await settleReferrals(backend.world);
    expect(await read(id)).toMatchObject({
      signUps: 1,
      qualified: 1,
      revenue: '7000000000',
      earned: '600000000',
    });
    const line = backend.world.db.commissions.findLast(
      ({ referrerId }) => referrerId === AMBASSADOR,
    );
    expect(line).toMatchObject({ rateBps: 3000, releasesAt: line?.at });
  });

  test('are paid by the terms at sign-up, even if the link changes', async () => {
    const id = await make();
    const user = signUp('a-talk');
    await send('PUT', `links/${id}`, { ...body({ rateBps: 100 }), version: 1 });
    buy(backend.world, user.id, '1');
    await settleReferrals(backend.world);
    expect(await read(id)).toMatchObject({ earned: '300000000' });
  });

  test('are not paid after its months end', async () => {
    const id = await make({ duration: 'MONTHS', months: 1 });
    const user = signUp('a-talk');
    backend.world.clock.advance(31 * DAY);
    backend.signInAs('staff');
    buy(backend.world, user.id, '1');
    await settleReferrals(backend.world);
    expect(await read(id)).toMatchObject({ qualified: 1, earned: '0' });
  });

  test('are paid to no one for a house link', async () => {
    const id = await make({ ownerId: null });
    const user = signUp('a-talk');
    const before = backend.world.db.commissions.length;
    buy(backend.world, user.id, '1');
    await settleReferrals(backend.world);
    expect(backend.world.db.commissions).toHaveLength(before);
    expect(await read(id)).toMatchObject({ kind: 'HOUSE', signUps: 1, revenue: '1000000000' });
  });

  test('have clicks by tag, once per visitor and day', async () => {
    const id = await make();
    const visit = (visitor: string, source: string) =>
      countVisit(backend.world, { ref: 'A-TALK', visitor, utm: { source } }, null);
    for (const [visitor, source] of [
      ['one', 'x'],
      ['one', 'x'],
      ['two', 'x'],
      ['three', 'mail'],
    ] as const)
      visit(visitor, source);
    expect((await read(id))['tagged']).toMatchObject([
      { source: 'x', clicks: 2 },
      { source: 'mail', clicks: 1 },
    ]);
  });
});

describe('a link counts nothing', () => {
  const visits = () =>
    countVisit(backend.world, { ref: 'a-talk', visitor: 'somebody' }, null) !== null;

  test.each(['PAUSED', 'ARCHIVED'] as const)('while it is %s', async (status) => {
    const id = await make();
    await send('PUT', `links/${id}/status`, { status });
    expect(visits()).toBe(false);
    await send('PUT', `links/${id}/status`, { status: 'ACTIVE' });
    expect(visits()).toBe(true);
  });

  test('after its last day', async () => {
    const today = new Date(backend.world.clock.now()).toISOString().slice(0, 10);
    const id = await make({ startsOn: today, endsOn: today });
    expect(visits()).toBe(true);
    backend.world.clock.advance(DAY);
    backend.signInAs('staff');
    expect(visits()).toBe(false);
    expect(await read(id)).toMatchObject({ state: 'ENDED' });
  });

  test('while its owner is suspended', async () => {
    const id = await make();
    const { db } = backend.world;
    Object.assign(db.ambassadors.find(({ userId }) => userId === AMBASSADOR) ?? {}, {
      state: 'SUSPENDED',
    });
    expect(visits()).toBe(false);
    expect(await read(id)).toMatchObject({ state: 'SUSPENDED' });
  });

  test('for its owner', async () => {
    await make();
    expect(countVisit(backend.world, { ref: 'a-talk', visitor: 'me' }, AMBASSADOR)).toBeNull();
    const owner = backend.world.db.users.find(({ id }) => id === AMBASSADOR);
    const before = backend.world.db.referrals.length;
    const state = { redirect: '/', nonce: 'n', v: 1 as const, ref: 'a-talk' };
    if (owner)
      noteSignUp(backend.world, owner, {
        ...state,
        src: undefined,
        seenAt: undefined,
        visitor: undefined,
        utm: undefined,
      });
    expect(backend.world.db.referrals).toHaveLength(before);
  });

  test('for a sign-up after its window', async () => {
    const id = await make();
    signUp('a-talk', 8);
    signUp('a-talk', 6);
    expect(await read(id)).toMatchObject({ signUps: 1 });
  });
});

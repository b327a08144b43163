// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { caseDetailSchema, casesSchema } from '@/features/cases/case';
import { memberOf } from '../members/members';
import { createTestBackend, type TestBackend } from '../node/testServer';
import { nothingByItself } from '../testing/nothingByItself';
import { scriptedChain } from '../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  nothingByItself(backend.world);
  backend.signInAs('reviewer');
});
afterEach(() => backend.close());

const path = '/api/servers/srv-keep/cases';
const list = async (query: string) =>
  z
    .object({ data: casesSchema })
    .parse(await (await backend.send('GET', `${path}?${query}`)).json()).data;
const one = async (id: string) =>
  z
    .object({ data: caseDetailSchema })
    .parse(await (await backend.send('GET', `${path}/${id}`)).json()).data;
const waiting = () => {
  const row = backend.world.db.cases.find(
    ({ serverId, state, userId }) =>
      serverId === 'srv-keep' && state === 'WAITING' && memberOf(backend.world, serverId, userId),
  );
  if (!row) throw new Error('The seed has an attempt that waits.');
  return row;
};

test('a list has one kind, those in the states that were asked for, the newest first', async () => {
  const { items, total } = await list('kind=CAPTCHA&state=FAILED,WAITING&pageSize=100');
  expect(total).toBeGreaterThan(0);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['CAPTCHA']));
  expect(items.every(({ state }) => state === 'FAILED' || state === 'WAITING')).toBe(true);
  const times = items.map(({ at }) => at ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
});

test('who is let in has the roles of the verified, and is decided on once', async () => {
  const row = waiting();
  const { db } = backend.world;
  const member = memberOf(backend.world, 'srv-keep', row.userId);
  if (member) member.roles = [];
  const decide = () => backend.send('POST', `${path}/${row.id}/decision`, { verdict: 'PASS' });
  expect((await decide()).status).toBe(200);
  expect(memberOf(backend.world, 'srv-keep', row.userId)?.roles).toHaveLength(1);
  expect((await decide()).status).toBe(409);
  expect(db.audit.at(-1)?.action).toBe('captcha.passed');
  expect((await one(row.id)).log.at(-1)).toMatchObject({ text: 'Let them in.', isTeam: true });
});

test('a ticket is closed once, and nothing else is', async () => {
  backend.signInAs('staff');
  const ticket = backend.world.db.cases.find(
    ({ kind, state }) => kind === 'TICKET' && state !== 'CLOSED',
  );
  const close = (id: string) => backend.send('POST', `/api/servers/srv-hq/cases/${id}/close`);
  expect((await close(ticket?.id ?? '')).status).toBe(200);
  expect((await close(ticket?.id ?? '')).status).toBe(409);
  expect((await close('cas-hq-action-1')).status).toBe(409);
});

test('what members wrote is read by reviewers and owners alone', async () => {
  for (const row of backend.world.db.access) if (row.userId === 'usr-reviewer') row.role = 'editor';
  expect((await backend.send('GET', path)).status).toBe(403);
  expect((await backend.send('GET', `${path}/cas-keep-captcha-1`)).status).toBe(403);
  backend.signInAs('member');
  expect((await backend.send('GET', path)).status).toBe(403);
});

test('nothing lies ahead of the clock', () => {
  const now = backend.world.clock.now();
  const { cases } = backend.world.db;
  expect(cases.length).toBeGreaterThan(100);
  expect(
    cases.every(({ at, entries }) => at <= now && entries.every((each) => each.at <= now)),
  ).toBe(true);
});

// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Values } from '@/features/modules/common-fields/field';
import { caseDetailSchema, casesSchema } from '@/features/modules/cases/case';
import { activityUntil } from '../activity-earning/engageHour';
import { memberOf } from '../members/members';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { deleteData } from '../server-settings/removal';
import { settleAllCases } from '../../testing/settleAllCases';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';

const DAY = 86_400_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  settle();
  backend.signInAs('reviewer');
});
afterEach(() => backend.close());

const settle = () => settleAllCases(backend.world);

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

test('a list has a single kind in the requested states, newest first', async () => {
  const { items, total } = await list('kind=CAPTCHA&state=FAILED,WAITING&pageSize=100');
  expect(total).toBeGreaterThan(0);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['CAPTCHA']));
  expect(items.every(({ state }) => state === 'FAILED' || state === 'WAITING')).toBe(true);
  const times = items.map(({ at }) => at ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
});

test('an approved member gets the verified role, and a second decision is refused', async () => {
  const row = waiting();
  const { db } = backend.world;
  const member = memberOf(backend.world, 'srv-keep', row.userId);
  if (member) member.roles = [];
  const decide = () => backend.send('POST', `${path}/${row.id}/decision`, { verdict: 'PASS' });
  expect((await decide()).status).toBe(200);
  expect(memberOf(backend.world, 'srv-keep', row.userId)?.roles).toHaveLength(1);
  expect((await decide()).status).toBe(409);
  expect(db.audit.at(-1)?.action).toBe('captcha.passed');
  expect((await one(row.id)).log.at(-1)).toMatchObject({
    text: 'Approved the member.',
    isTeam: true,
  });
});

test('a ticket can be closed once, and other cases cannot be closed', async () => {
  backend.signInAs('staff');
  const ticket = backend.world.db.cases.find(
    ({ kind, state }) => kind === 'TICKET' && state !== 'CLOSED',
  );
  const action = backend.world.db.cases.find(
    ({ kind, serverId }) => kind === 'ACTION' && serverId === 'srv-hq',
  );
  const close = (id: string) => backend.send('POST', `/api/servers/srv-hq/cases/${id}/close`);
  expect((await close(ticket?.id ?? '')).status).toBe(200);
  expect((await close(ticket?.id ?? '')).status).toBe(409);
  expect((await close(action?.id ?? '')).status).toBe(409);
});

test('only reviewers and owners can read cases', async () => {
  for (const row of backend.world.db.access) if (row.userId === 'usr-reviewer') row.role = 'editor';
  expect((await backend.send('GET', path)).status).toBe(403);
  expect((await backend.send('GET', `${path}/${waiting().id}`)).status).toBe(403);
  backend.signInAs('member');
  expect((await backend.send('GET', path)).status).toBe(403);
});

test('no case or entry is dated in the future', () => {
  const now = backend.world.clock.now();
  const { cases } = backend.world.db;
  expect(cases.length).toBeGreaterThan(100);
  expect(
    cases.every(({ at, entries }) => at <= now && entries.every((each) => each.at <= now)),
  ).toBe(true);
});
const moduleOf = (serverId: string, slug: string) => {
  const row = backend.world.db.modules.find(
    (each) => each.serverId === serverId && each.slug === slug,
  );
  if (!row) throw new Error(`The seed has no ${slug}.`);
  return row;
};
/** Sets what the captcha of the server says. */
const setCaptcha = (values: Values) => {
  const row = moduleOf('srv-keep', 'verification-bot');
  row.values = { ...row.values, ...values };
};
const decide = (id: string, verdict: 'PASS' | 'FAIL') =>
  backend.send('POST', `${path}/${id}/decision`, { verdict });

test('an approved member loses the roles of unverified members', async () => {
  const row = waiting();
  const { world } = backend;
  const whale = world.db.guilds[0]?.roles.find(({ name }) => name === 'Whale')?.id ?? '';
  const member = memberOf(world, 'srv-keep', row.userId);
  member?.roles.push({ roleId: whale, source: 'HAND', because: null, at: row.at });
  setCaptcha({ unverifiedRoles: [whale] });
  await decide(row.id, 'PASS');
  expect(member?.roles.map(({ roleId }) => roleId)).not.toContain(whale);
});

test.each([
  ['KICK', 'KICKED', 'Kicked the member.'],
  ['BAN', 'BANNED', 'Banned the member.'],
])('a rejected member is removed where the settings say %s', async (onFail, removal, text) => {
  const row = waiting();
  setCaptcha({ onFail });
  const member = memberOf(backend.world, 'srv-keep', row.userId);
  expect((await one(row.id)).onFail).toBe(onFail);
  await decide(row.id, 'FAIL');
  expect(member).toMatchObject({ removal, leftAt: row.entries.at(-1)?.at });
  expect((await one(row.id)).log.at(-1)).toMatchObject({ text, by: null });
});

test('a rejected member is timed out for as long as the settings say', async () => {
  const row = waiting();
  setCaptcha({ onFail: 'TIMEOUT', failFor: 7200 });
  await decide(row.id, 'FAIL');
  const timeout = memberOf(backend.world, 'srv-keep', row.userId)?.timeout;
  expect((timeout?.until ?? 0) - (timeout?.from ?? 0)).toBe(7_200_000);
});

test('attempts wait only on servers where a moderator decides', () => {
  const { cases } = backend.world.db;
  expect(cases.some(({ state }) => state === 'WAITING')).toBe(true);
  expect(
    cases.filter(({ serverId, state }) => serverId === 'srv-hq' && state === 'WAITING'),
  ).toEqual([]);
});

test('only modules that are set up and on have cases', () => {
  const slugs = { TICKET: 'support-ticket', CAPTCHA: 'verification-bot', ACTION: 'auto-moderator' };
  for (const { serverId, kind } of backend.world.db.cases)
    expect(moduleOf(serverId, slugs[kind]).enabled).toBe(true);
});

test('a case of a log-only rule names the actions it would have taken', async () => {
  const { items } = await list('kind=ACTION&state=WATCHED&pageSize=100');
  const banned = items.find(({ actions }) => actions.includes('BAN'));
  expect(banned?.rule).toMatchObject({ name: 'Fake support', exists: true });
  const { log, channel } = await one(banned?.id ?? '');
  expect(log.at(-1)?.text).toBe('Log only. Would have deleted the message and banned the member.');
  expect(channel).toBe('general');
});

test('a message with a drainer is acted on once, and the team is notified', async () => {
  const { db, clock } = backend.world;
  const before = db.notifications.length;
  const userId = waiting().userId;
  clock.advance(60_000);
  await backend.send('POST', '/__mock/activity', {
    serverId: 'srv-keep',
    userId,
    channel: 'general',
    kind: 'MESSAGE',
    text: 'Free mint: keepers-claim.example',
  });
  await Promise.all([list('kind=ACTION'), list('kind=ACTION')]);
  const made = db.cases.filter((row) => row.kind === 'ACTION' && row.userId === userId);
  expect(made.map(({ state }) => state)).toEqual(['TIMED_OUT']);
  const told = db.notifications.slice(before);
  expect(new Set(told.map(({ title }) => title))).toEqual(
    new Set(['“Drainers” reported a member of Solana Keep']),
  );
  expect(told.map(({ userId: id }) => id)).toContain('usr-reviewer');
  expect(db.activity.at(-1)?.deletedAt).toBe(made[0]?.at);
  // A deleted message earns nothing.
  expect(activityUntil(backend.world, 'srv-keep', clock.now())).not.toContain(db.activity.at(-1));
});

test('nothing is moderated while the module is off', async () => {
  const { db, clock } = backend.world;
  moduleOf('srv-keep', 'auto-moderator').enabled = false;
  const before = db.cases.length;
  clock.advance(60_000);
  await backend.send('POST', '/__mock/activity', {
    serverId: 'srv-keep',
    userId: waiting().userId,
    channel: 'general',
    kind: 'MESSAGE',
    text: 'Free mint: keepers-claim.example',
  });
  settle();
  expect(db.cases).toHaveLength(before);
});

const openTicket = async (type: string) =>
  (
    await backend.send('POST', '/__mock/tickets', {
      serverId: 'srv-hq',
      userId: 'usr-staff',
      type,
      text: 'Hello?',
    })
  ).status;

test('a member cannot open more tickets at once than their type allows', async () => {
  expect(await openTicket('Roles')).toBe(200);
  expect(await openTicket('Roles')).toBe(409);
  expect(await openTicket('Rewards')).toBe(200);
  expect(await openTicket('Rewards')).toBe(200);
  expect(await openTicket('Rewards')).toBe(409);
  expect(backend.world.db.cases.at(-1)?.subject).toBe('Rewards');
});

test('tickets close after their type’s inactivity time, and records go after their retention', () => {
  const { clock } = backend.world;
  const tickets = () =>
    backend.world.db.cases.filter(
      ({ serverId, kind }) => serverId === 'srv-hq' && kind === 'TICKET',
    );
  clock.advance(3 * DAY);
  settle();
  expect(tickets().filter(({ state }) => state !== 'CLOSED')).toEqual([]);
  expect(
    tickets().some(({ entries }) => entries.some(({ text }) => text.includes('of inactivity'))),
  ).toBe(true);
  for (const rule of moduleOf('srv-hq', 'support-ticket').rules)
    rule.values = { ...rule.values, retention: 7 };
  settle();
  const oldest = Math.min(...tickets().map(({ entries }) => entries.at(-1)?.at ?? 0));
  expect(tickets().length).toBeGreaterThan(0);
  expect(oldest).toBeGreaterThan(clock.now() - 7 * DAY);
  clock.advance(8 * DAY);
  settle();
  expect(tickets()).toEqual([]);
});

test('a conversation and rating are not kept where the ticket type says so', () => {
  const kept = backend.world.db.cases.filter(
    ({ kind, subject, state }) =>
      kind === 'TICKET' && subject === 'Report a scam' && state === 'CLOSED',
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(
    kept.every(({ entries, rating, by }) => entries.length === 2 && rating === null && by === null),
  ).toBe(true);
});

test('deleting a server’s data deletes its cases', () => {
  const { world } = backend;
  const guild = world.db.guilds.find(({ id }) => id === 'srv-hq');
  if (!guild) throw new Error('The seed has no such server.');
  deleteData(world, guild);
  settle();
  expect(world.db.cases.filter(({ serverId }) => serverId === 'srv-hq')).toEqual([]);
  expect(world.db.cases.length).toBeGreaterThan(0);
});

test('newcomers who stay unverified are kicked after the set time, and earlier members are not', () => {
  const { db, clock } = backend.world;
  setCaptcha({ isManual: false, kickUnverifiedAfter: 86_400, onFail: 'NOTHING' });
  moduleOf('srv-keep', 'verification-bot').updatedAt = clock.now();
  clock.advance(2 * DAY);
  settle();
  const kicked = db.members.filter(({ removal }) => removal === 'KICKED');
  expect(kicked.length).toBeGreaterThan(0);
  const since = clock.now() - 32 * DAY;
  expect(
    kicked.every(
      ({ joinedAt, roles }) =>
        joinedAt >= since && roles.every(({ source }) => source !== 'CAPTCHA'),
    ),
  ).toBe(true);
});

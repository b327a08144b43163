// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serverBadgesSchema } from '@/features/earning/badges/memberBadges';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const BASE = '/api/servers/srv-keep/badges';
const badge = {
  name: 'First steps',
  art: 'key',
  tone: 'ruby',
  isOn: true,
  rule: { kind: 'MEMBER', count: 1, questId: null },
};
const read = z.object({ data: z.object({ badge: z.object({ id: z.string(), earned: z.int() }) }) });
const create = async (own: object = {}) => {
  const answer = await backend.send('POST', BASE, { ...badge, ...own });
  return read.parse(await answer.json()).data.badge;
};
const ownBadges = async () => {
  const answer = await backend.send('GET', '/api/users/me/servers/solana-keep/badges');
  return z.object({ data: serverBadgesSchema }).parse(await answer.json()).data.badges;
};

test('a new badge goes to all counted members who already meet its rule', async () => {
  const answer = await backend.send('POST', `${BASE}/count`, { rule: badge.rule });
  const { members } = z
    .object({ data: z.object({ members: z.int() }) })
    .parse(await answer.json()).data;
  expect(members).toBeGreaterThan(0);
  expect((await create()).earned).toBe(members);
});

test('a rule that becomes harder takes the badge from no one', async () => {
  const { id, earned } = await create();
  const harder = { ...badge, rule: { ...badge.rule, count: 3650 }, version: 1 };
  const answer = await backend.send('PUT', `${BASE}/${id}`, harder);
  expect(read.parse(await answer.json()).data.badge.earned).toBe(earned);
  const stale = await backend.send('PUT', `${BASE}/${id}`, harder);
  expect(stale.status).toBe(409);
});

test('a deleted badge disappears for members, and undo restores it', async () => {
  const { id } = await create();
  backend.signInAs('member');
  const has = async () => (await ownBadges()).some((each) => each.id === id && each.isEarned);
  expect(await has()).toBe(true);
  backend.signInAs('owner');
  const answer = await backend.send('DELETE', `${BASE}/${id}`);
  const { undo } = z
    .object({ data: z.object({ undo: z.object({ entryId: z.string() }) }) })
    .parse(await answer.json()).data;
  backend.signInAs('member');
  expect(await has()).toBe(false);
  backend.signInAs('owner');
  await backend.send('POST', `/api/servers/srv-keep/audit-log/${undo.entryId}/undo`);
  backend.signInAs('member');
  expect(await has()).toBe(true);
});

test('a member without reward notifications gets the badge silently', async () => {
  backend.world.db.badges = [];
  const told = () =>
    backend.world.db.notifications.filter(
      ({ userId, title }) => userId === 'usr-member' && title.includes('First steps'),
    ).length;
  backend.signInAs('member');
  await backend.send('PUT', '/api/users/me/notification-preferences', {
    event: 'REWARD',
    way: 'BELL',
    isOn: false,
  });
  backend.signInAs('owner');
  await create();
  backend.signInAs('member');
  expect((await ownBadges()).map(({ isEarned }) => isEarned)).toEqual([true]);
  expect(told()).toBe(0);
});

test('a repeated name, a quest of another server and a 51st badge are refused', async () => {
  await create();
  const again = await backend.send('POST', BASE, { ...badge, name: 'FIRST steps' });
  expect(again.status).toBe(400);
  const rule = { kind: 'QUEST', count: 1, questId: 'rule-none' };
  expect((await backend.send('POST', BASE, { ...badge, name: 'Other', rule })).status).toBe(400);
  const [row] = backend.world.db.badges;
  if (!row) throw new Error('The seed has badges.');
  backend.world.db.badges = Array.from({ length: 50 }, (_, index) =>
    Object.assign({}, row, { id: `bdg-${String(index)}`, name: `Badge ${String(index)}` }),
  );
  expect((await backend.send('POST', BASE, badge)).status).toBe(409);
});

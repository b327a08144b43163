// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { oneTask } from '../../testing/oneTask';
import { linkAccount, socialOf } from '../social-accounts/socials';
import { scriptedChain, type ScriptedChain } from '../../testing/scriptedChain';

const DAY = 86_400_000;
let backend: TestBackend;
let chain: ScriptedChain;
let quest: ReturnType<typeof oneTask>;
beforeEach(() => {
  chain = scriptedChain();
  backend = createTestBackend({ startChain: async () => chain });
  backend.signInAs('member');
  quest = oneTask(backend);
});
afterEach(() => backend.close());

/** How one condition comes out for the member. */
async function outcome(condition: object) {
  quest.ask({ kind: 'DAILY', count: 1 }, { conditions: [condition] });
  return (await quest.quest()).conditions[0];
}
const FOLLOWERS = { kind: 'FOLLOWERS', least: 1000 };
const LEVEL = { kind: 'LEVEL', least: 2 };
const AGE = { kind: 'WALLET_AGE', walletDays: 30 };

const follow = (followers: number) =>
  backend.send('PUT', '/__mock/x-followers', { externalId: 'me', followers });
const linkX = () =>
  linkAccount(backend.world, 'usr-member', { platform: 1, externalId: 'me', handle: 'mira' });

test('followers are those of the linked account', async () => {
  expect(await outcome(FOLLOWERS)).toMatchObject({ met: false, fix: { label: 'Link X' } });
  linkX();
  await follow(999);
  expect(await outcome(FOLLOWERS)).toMatchObject({
    met: false,
    have: '999',
    need: '1,000',
    fix: null,
  });
  await follow(1000);
  expect((await outcome(FOLLOWERS))?.met).toBe(true);
});

test.each([
  [FOLLOWERS, 'Fewer than 1,000 followers on X'],
  [LEVEL, 'Below level 2'],
  [AGE, 'Linked wallet less than 30 days old'],
  [{ kind: 'DATE', day: '2027-01-01' }, 'Before 2027-01-01'],
  [{ kind: 'QUEST_DONE', questId: 'gone' }, 'Hasn’t completed a deleted quest'],
  [{ kind: 'QUEST_NOT_DONE', questId: 'gone' }, 'Completed a deleted quest'],
  [{ kind: 'ROLE', roles: ['gone'] }, 'Doesn’t have the role a deleted role'],
])('%j negated has the label: %s', async (condition, label) => {
  expect((await outcome({ ...condition, isNot: true }))?.label).toBe(label);
});

test('an account that lost its connection must be linked again', async () => {
  linkX();
  await follow(5000);
  Object.assign(socialOf(backend.world, 'usr-member', 1) ?? {}, { state: 'RECONNECT' });
  expect(await outcome(FOLLOWERS)).toMatchObject({ met: false, fix: { label: 'Link X' } });
});

test('a condition on X cannot be checked while X is down', async () => {
  linkX();
  await backend.send('PUT', '/__mock/platforms', { platform: 1, state: 'down' });
  expect(await outcome(FOLLOWERS)).toMatchObject({ met: null, fix: null });
});

test('a level follows from XP, and points neither raise nor lower it', async () => {
  // MEE6: 100 XP to level 1, 155 more to level 2.
  const own = { at: 0, serverId: 'srv-keep', userId: 'usr-member', ref: null };
  const line = (type: 'EARN' | 'CLAIM_LOCK', points: number) =>
    backend.world.db.points.push({
      ...own,
      id: `pts-${type}-${String(points)}`,
      module: 24,
      type,
      points,
      label: 'Test',
    });
  const chat = (xp: number) =>
    backend.world.db.xp.push({ ...own, id: `xp-${String(xp)}`, kind: 'CHAT', xp });
  backend.world.db.xp = [];
  chat(254);
  line('EARN', 1000);
  expect(await outcome(LEVEL)).toMatchObject({
    met: false,
    have: 'level 1',
    need: 'level 2',
    why: '1 more XP to go.',
  });
  chat(1);
  line('CLAIM_LOCK', 200);
  expect((await outcome(LEVEL))?.met).toBe(true);
});

test('the oldest linked wallet counts', async () => {
  const { linkedWallets } = backend.world.db;
  expect(await outcome(AGE)).toMatchObject({ met: false, fix: { label: 'Link a wallet' } });
  const link = (id: string, days: number) =>
    linkedWallets.push({
      id,
      userId: 'usr-member',
      address: id,
      name: null,
      flag: 'NOT_DEFAULT',
      method: 'SIWS',
      linkedAt: 0,
      firstUsedAt: backend.world.clock.now() - days * DAY,
    });
  link('one', 29);
  expect(await outcome(AGE)).toMatchObject({ met: false, have: '29 days', need: '30 days' });
  link('two', 30);
  expect((await outcome(AGE))?.met).toBe(true);
});

test('a wallet’s age is unknown while the chain is down, and is read once it answers', async () => {
  backend.world.db.linkedWallets.push({
    id: 'one',
    userId: 'usr-member',
    address: 'one',
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });
  chain.handleRpc = () => Promise.resolve({ status: 500, body: {} });
  expect((await outcome(AGE))?.met).toBe(null);
  chain.handleRpc = () =>
    Promise.resolve({
      status: 200,
      body: {
        result: [{ signature: 's', blockTime: backend.world.clock.now() / 1000 - 40 * 86_400 }],
      },
    });
  expect((await outcome(AGE))?.met).toBe(true);
});

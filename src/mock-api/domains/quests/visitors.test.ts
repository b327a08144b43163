// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questSchema } from '@/features/earning/quests/quest';
import { questBoardSchema } from '@/features/earning/quests/board/board';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { namesWithin, PLANTED, plantQuestSecrets, TEAM_FIELDS } from '../../testing/questSecrets';
import { scriptedChain } from '../../testing/scriptedChain';
import { personaUserId } from '../accounts/personas';

const BOARD = '/api/questboard/solana-keep';
const QUEST = `${BOARD}/quests/through-the-gate`;
const NEWCOMER = personaUserId('newcomer');

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('newcomer');
});
afterEach(() => backend.close());

const read = async <T>(path: string, schema: z.ZodMiniType<T>) =>
  z.object({ data: schema }).parse(await (await backend.send('GET', path)).json()).data;
const board = () => read(BOARD, questBoardSchema);
const quest = () => read(QUEST, questSchema);
const keep = () => {
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has a keep.');
  return guild;
};
const move = async (way: 'join' | 'leave') => {
  const body = { serverId: 'srv-keep', userId: NEWCOMER };
  expect((await backend.send('POST', `/__mock/members/${way}`, body)).status).toBe(200);
};

test('a visitor reads the whole board, with an invite and without a standing', async () => {
  const found = await board();
  backend.signInAs('member');
  const own = await board();
  expect(found).toMatchObject({
    isMember: false,
    inviteUrl: 'https://discord.gg/solana-keep',
    standing: null,
  });
  expect(own).toMatchObject({ isMember: true, inviteUrl: null });
  expect(found.quests.map(({ slug }) => slug)).toEqual(own.quests.map(({ slug }) => slug));
  expect(found.categories.map(({ id }) => id)).toEqual(own.categories.map(({ id }) => id));
});

test('a quest is shown in full, and creates no view or invitation', async () => {
  const found = await quest();
  expect(found).toMatchObject({ isMember: false, inviteUrl: 'https://discord.gg/solana-keep' });
  expect(found.tasks.length).toBeGreaterThan(3);
  expect(found.state).toBe('NOT_STARTED');
  const { questViews, questInvites } = backend.world.db;
  expect(questViews.filter(({ userId }) => userId === NEWCOMER)).toEqual([]);
  expect(questInvites.filter(({ userId }) => userId === NEWCOMER)).toEqual([]);
});

test('conditions are evaluated for the caller', async () => {
  const rule = backend.world.db.modules
    .find(({ serverId, slug }) => serverId === 'srv-keep' && slug === 'quest')
    ?.rules.find(({ id }) => id === 'rule-quest-gate');
  if (!rule) throw new Error('The seed has a quest at the gate.');
  const role = keep().roles.find(({ name }) => name === 'Verified')?.id;
  const conditions = [
    { kind: 'ROLE', roles: [role] },
    { kind: 'DATE', day: '2020-01-01' },
  ];
  rule.values = { ...rule.values, conditions, match: 0 };
  const found = await quest();
  expect(found.conditions.map(({ met }) => met)).toEqual([false, true]);
  expect(found.isOpen).toBe(false);
});

test('after joining, the same calls respond as to a member', async () => {
  await move('join');
  expect(await board()).toMatchObject({ isMember: true, inviteUrl: null, standing: { points: 0 } });
  expect(await quest()).toMatchObject({ isMember: true, inviteUrl: null });
  expect(
    (await backend.send('POST', `/__mock/members/join`, { serverId: 'srv-keep', userId: NEWCOMER }))
      .status,
  ).toBe(409);
});

test('a former member sees the quest as never started', async () => {
  await move('join');
  const [task] = (await quest()).tasks;
  await backend.send('POST', `${QUEST}/tasks/${task?.id ?? ''}`, {});
  expect((await quest()).state).not.toBe('NOT_STARTED');
  await move('leave');
  expect(await quest()).toMatchObject({ isMember: false, state: 'NOT_STARTED', attempts: [] });
  expect((await board()).quests.map(({ state }) => state)).not.toContain('IN_PROGRESS');
});

test('a server without an invite has a null invite link', async () => {
  keep().inviteUrl = null;
  expect(await board()).toMatchObject({ isMember: false, inviteUrl: null });
  expect(await quest()).toMatchObject({ isMember: false, inviteUrl: null });
});

test('every write is refused', async () => {
  const [task] = (await quest()).tasks;
  const calls = [
    ['POST', `${QUEST}/tasks/${task?.id ?? ''}`, { answer: 'x' }],
    ['POST', `${QUEST}/submit`, undefined],
    ['POST', `${QUEST}/claim`, undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await backend.send(method, path, body);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ data: { code: 'not-a-member' } });
  }
  expect(backend.world.db.submissions.filter(({ userId }) => userId === NEWCOMER)).toEqual([]);
});

describe('a server closed to visitors', () => {
  test.each([BOARD, QUEST])('is refused when unlisted: %s', async (path) => {
    keep().isListed = false;
    const answer = await backend.send('GET', path);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ data: { code: 'not-a-member' } });
  });

  test('is not found once its bot is gone', async () => {
    keep().botPresent = false;
    expect((await backend.send('GET', BOARD)).status).toBe(404);
  });
});

test('an unknown quest is not found', async () => {
  expect((await backend.send('GET', `${BOARD}/quests/no-quest`)).status).toBe(404);
});

test('no right answer, API address, secret or code of any quest reaches a visitor', async () => {
  plantQuestSecrets(backend.world);
  let seen = 0;
  for (const { slug, isListed } of backend.world.db.guilds.filter(({ botPresent }) => botPresent)) {
    if (!isListed) continue;
    const path = `/api/questboard/${slug}`;
    const found = await read(path, questBoardSchema);
    const paths = found.quests.map((each) => `${path}/quests/${each.slug}`);
    seen += paths.length;
    for (const each of [path, ...paths]) {
      const answer: unknown = await (await backend.send('GET', each)).json();
      expect(JSON.stringify(answer)).not.toContain(PLANTED);
      const names = namesWithin(answer);
      expect(TEAM_FIELDS.filter((name) => names.has(name))).toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(10);
});

// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import quest from '@/features/modules/definitions/quest/definition';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { personaUserId } from '../accounts/personas';

const SERVER = 'srv-keep';
const RULES = `/api/servers/${SERVER}/modules/quest/rules`;
const MINUTE = 60_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const answerSchema = z.object({
  data: z.object({ rule: z.object({ id: z.string(), version: z.number() }) }),
});
const ruleIn = async (response: Response) => answerSchema.parse(await response.json()).data.rule;

/** A quest that is announced, as its form sends it. */
function named(name: string): Values {
  const guild = backend.world.db.guilds.find(({ id }) => id === SERVER);
  const channel = guild?.channels.find(({ type, botCanPost }) => type === 0 && botCanPost);
  return completeValues(quest.fields, {
    name,
    publish: 'LIVE',
    categoryId: 'rule-cat-gate',
    tasks: [{ kind: 'TEXT', prompt: 'Say hello.' }],
    rewards: [{ kind: 'POINTS', points: 10 }],
    isAnnounced: true,
    announceChannelId: channel?.id,
  });
}

/** Publishes a quest, and renames it a minute later. */
async function publishAndRename() {
  const { id, version } = await ruleIn(
    await backend.send('POST', RULES, { enabled: true, values: named('Climb the wall') }),
  );
  backend.world.clock.advance(MINUTE);
  const values = named('Climb the tower');
  await ruleIn(await backend.send('PUT', `${RULES}/${id}`, { version, enabled: true, values }));
  backend.world.clock.advance(MINUTE);
  return id;
}

const textAt = async (path: string) => (await backend.send('GET', path)).text();

test('the announcement of a quest that is made live at once has the address the quest keeps', async () => {
  const id = await publishAndRename();
  await textAt(`/api/servers/${SERVER}/post-history?module=quest`);
  const rows = backend.world.db.deliveries.filter(({ ruleId }) => ruleId === id);
  expect(rows).toMatchObject([{ state: 'SENT' }]);
  expect(JSON.stringify(rows)).toContain('/questboard/solana-keep/task-to-earn/climb-the-wall');
});

test('a notification, the board, the overview and what can be claimed name the address a renamed quest keeps', async () => {
  const userId = personaUserId('member');
  const { db } = backend.world;
  db.serverPins.push({ userId, serverId: SERVER, at: 0 });
  const questId = await publishAndRename();
  backend.signInAs('member');
  db.submissions.push({
    id: 'sub-climb',
    serverId: SERVER,
    questId,
    userId,
    attempt: 1,
    version: 1,
    state: 'CLAIMABLE',
    tasks: {},
    startedAt: 0,
    submittedAt: 0,
    decision: null,
    claimedAt: null,
    code: null,
  });
  const paths = [
    '/api/users/notifications?site=user',
    '/api/questboard/solana-keep',
    '/api/users/me/overview',
    '/api/claimable-quests',
  ];
  const texts = await Promise.all(paths.map(textAt));
  expect(paths.filter((_, at) => texts[at]?.includes('climb-the-wall'))).toEqual(paths);
  expect(texts.join()).not.toContain('climb-the-tower');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import type { SubmissionRow } from './rows';

const PATH = '/api/claimable-quests';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

/** Adds a user's submission for the quest "Say hello" in a state. */
function tried(userId: string, state: SubmissionRow['state']) {
  const { db, clock } = backend.world;
  const quest = db.modules
    .find(({ serverId, slug }) => serverId === 'srv-keep' && slug === 'quest')
    ?.rules.find(({ values }) => values['name'] === 'Say hello');
  if (!quest) throw new Error('The seed lacks the quest.');
  db.submissions = db.submissions.filter(({ questId }) => questId !== quest.id);
  db.submissions.push({
    id: 'sub-own',
    serverId: 'srv-keep',
    questId: quest.id,
    userId,
    attempt: 1,
    version: 1,
    state,
    tasks: {},
    startedAt: clock.now(),
    submittedAt: null,
    decision: null,
    claimedAt: null,
    code: null,
  });
}

const answer = z.object({
  data: z.object({
    quests: z.array(z.object({ slug: z.string(), server: z.object({ slug: z.string() }) })),
  }),
});
const listed = async () =>
  answer
    .parse(await (await backend.send('GET', PATH)).json())
    .data.quests.map(({ slug, server }) => `${server.slug}/${slug}`);

test('an earned, unclaimed reward is listed with its server', async () => {
  tried('usr-member', 'CLAIMABLE');
  expect(await listed()).toContain('solana-keep/say-hello');
});

test('a submission in review is not listed', async () => {
  tried('usr-member', 'IN_REVIEW');
  expect(await listed()).not.toContain('solana-keep/say-hello');
});

test('rewards of other members are not listed', async () => {
  tried('usr-1', 'CLAIMABLE');
  expect(await listed()).not.toContain('solana-keep/say-hello');
});

test('nothing is listed for a server the member has left', async () => {
  tried('usr-member', 'CLAIMABLE');
  const { db, clock } = backend.world;
  for (const row of db.members)
    if (row.userId === 'usr-member' && row.serverId === 'srv-keep') row.leftAt = clock.now();
  expect(await listed()).toEqual([]);
});

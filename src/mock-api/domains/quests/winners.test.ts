// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { QUESTS } from '../../seed/modules/quests';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import type { SubmissionRow } from './rows';

const PLACE = `/api/servers/srv-keep/quests/${QUESTS.best}/winners`;
const BOARD = '/api/questboard/solana-keep/quests/draw-the-dragon';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const rows = () => backend.world.db.submissions.filter(({ questId }) => questId === QUESTS.best);
const approved = () => rows().filter(({ state }) => state === 'APPROVED');
const choose = (submissionIds: (string | undefined)[]) =>
  backend.send('PUT', PLACE, { submissionIds });
const ids = (count: number, from = 0) =>
  approved()
    .slice(from, from + count)
    .map(({ id }) => id);
const own = (state: SubmissionRow['state'], userId: string) => {
  const [row] = approved();
  if (!row) throw new Error('No one was approved.');
  Object.assign(row, { state, userId, decision: null });
  return row;
};
const told = z.object({ message: z.string(), data: z.unknown() });

test('winners can claim, in the chosen order', async () => {
  own('APPROVED', 'usr-member');
  const [first, second] = ids(2);
  const answer = await choose([second, first]);
  expect(told.parse(await answer.json()).data).toMatchObject({
    chosenBy: 'Olivia Keep',
    winners: [
      { id: second, place: 1, hasClaimed: false },
      { id: first, place: 2 },
    ],
  });
  expect(approved()).toEqual([]);
  expect(rows().filter(({ state }) => state === 'CLAIMABLE')).toHaveLength(2);
  backend.signInAs('member');
  expect(await (await backend.send('GET', BOARD)).json()).toMatchObject({
    data: { state: 'CLAIMABLE', place: 2 },
  });
});

test('a member not chosen gets nothing', async () => {
  own('APPROVED', 'usr-member');
  await choose(ids(1, 1));
  backend.signInAs('member');
  expect(await (await backend.send('GET', BOARD)).json()).toMatchObject({
    data: { state: 'EXPIRED', place: null },
  });
});

test('winners are chosen once, even in two simultaneous requests', async () => {
  const [first, second] = ids(2);
  const answers = await Promise.all([choose([first]), choose([second])]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(backend.world.db.winnerChoices).toHaveLength(1);
});

test.each([
  ['while someone waits for a review', () => void own('IN_REVIEW', 'usr-member'), 409],
  ['oneself', () => void own('APPROVED', 'usr-owner'), 403],
  ['more than there are places', () => {}, 409],
])('a choice is refused: %s', async (name, arrange, status) => {
  arrange();
  const answer = await choose(ids(name.startsWith('more') ? 4 : 1));
  expect(answer.status).toBe(status);
  expect(backend.world.db.winnerChoices).toEqual([]);
});

test('a submission to another quest cannot win', async () => {
  const other = backend.world.db.submissions.find(({ questId }) => questId === QUESTS.gate);
  expect((await choose([other?.id])).status).toBe(409);
});

test('a member without review access cannot choose winners', async () => {
  const [first] = ids(1);
  backend.signInAs('member');
  expect((await choose([first])).status).toBe(403);
  expect(approved().length).toBeGreaterThan(0);
});

test('a running quest has no winners yet', async () => {
  const answer = await backend.send('PUT', `/api/servers/srv-keep/quests/${QUESTS.gate}/winners`, {
    submissionIds: ['sub-1'],
  });
  expect(answer.status).toBe(409);
});

test('a submission approved after the choice has not won and does not wait', async () => {
  const [first, late] = ids(2);
  await choose([first]);
  const row = rows().find(({ id }) => id === late);
  if (!row) throw new Error('Too few were approved.');
  row.state = 'APPROVED';
  await backend.send('GET', PLACE);
  expect(row.state).toBe('EXPIRED');
});

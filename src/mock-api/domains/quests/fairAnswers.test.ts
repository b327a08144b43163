// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questSchema, type Quest } from '@/features/earning/quests/quest';
import { HOUR } from '@/shared/time/durations';
import { UNDO } from '../../store/constants';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { profileOf } from '../profiles/profiles';
import { QUESTS } from '../../seed/modules/quests';

const BOARD = '/api/questboard/solana-keep/quests';
const HELLO = `${BOARD}/say-hello`;
const GATE = `${BOARD}/through-the-gate`;
const CONTEST = `${BOARD}/draw-the-dragon`;
const TEXT = 'I am Mira, and I like towers.';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const envelope = z.object({ data: questSchema });
const quest = async (answer: Response): Promise<Quest> => envelope.parse(await answer.json()).data;
const read = async (path: string) => quest(await backend.send('GET', path));
async function answer(path: string, kind: string, text: string) {
  const task = (await read(path)).tasks.find((each) => each.kind === kind);
  return backend.send('POST', `${path}/tasks/${task?.id ?? ''}`, { answer: text });
}
const own = () => {
  const row = backend.world.db.submissions.findLast(({ userId }) => userId === 'usr-member');
  if (!row) throw new Error('Nothing was handed in.');
  return row;
};
async function submitted() {
  await answer(HELLO, 'TEXT', TEXT);
  await backend.send('POST', `${HELLO}/submit`);
  return own();
}
async function decide(verdict: 'APPROVE' | 'REJECT', version: number, note?: string) {
  backend.signInAs('reviewer');
  const path = `/api/servers/srv-keep/submissions/${own().id}/decision`;
  const { status } = await backend.send('PUT', path, { verdict, version, note });
  backend.signInAs('member');
  return status;
}

test('a text in review can be corrected, keeps its place, and outdates the reviewer’s version', async () => {
  const { version, submittedAt } = await submitted();
  backend.world.clock.advance(HOUR);
  backend.signInAs('member');
  const after = await quest(await answer(HELLO, 'TEXT', `${TEXT} And gates.`));
  expect(after).toMatchObject({ state: 'IN_REVIEW', tasks: [{ answer: `${TEXT} And gates.` }] });
  expect(own().submittedAt).toBe(submittedAt);
  expect(await decide('APPROVE', version)).toBe(409);
  expect(await decide('APPROVE', own().version)).toBe(200);
});

test('a text cannot change once a reviewer has decided', async () => {
  const { version } = await submitted();
  await decide('APPROVE', version);
  expect((await answer(HELLO, 'TEXT', 'Something else, later.')).status).toBe(409);
  expect(Object.values(own().tasks)[0]?.answer).toBe(TEXT);
});

test('the cooldown is shown from the start, and the rejection reason until resubmission', async () => {
  expect(await read(HELLO)).toMatchObject({ hasRetries: true, retryAfterSeconds: 3600 });
  const { version } = await submitted();
  await decide('REJECT', version, 'Tell us more.');
  backend.world.clock.advance(UNDO);
  backend.signInAs('member');
  expect((await read(HELLO)).tasks[0]).toMatchObject({
    state: 'REJECTED',
    rejection: 'Tell us more.',
    answer: TEXT,
  });
  backend.world.clock.advance(HOUR);
  backend.signInAs('member');
  const again = await quest(await answer(HELLO, 'TEXT', `${TEXT} More.`));
  expect(again.tasks[0]).toMatchObject({ state: 'IN_REVIEW', rejection: 'Tell us more.' });
  const sent = await quest(await backend.send('POST', `${HELLO}/submit`));
  expect(sent.tasks[0]?.rejection).toBeNull();
});

test('poll results are visible only after the member’s own vote', async () => {
  const poll = ({ tasks }: Quest) => tasks.find(({ kind }) => kind === 'POLL');
  const before = poll(await read(GATE));
  expect(before?.results).toBeNull();
  const option = before?.options[0] ?? '';
  const after = poll(await quest(await answer(GATE, 'POLL', option)));
  const counts = after?.results?.counts ?? [];
  expect(counts.map((each) => each.option)).toEqual(before?.options);
  expect(counts[0]?.count).toBeGreaterThan(0);
  expect(after?.results?.total).toBe(counts.reduce((sum, { count }) => sum + count, 0));
});

test('a task about messages links its channel by name', async () => {
  const { tasks } = await read(`${BOARD}/a-week-in-the-castle`);
  const labels = new Map(tasks.map(({ kind, linkLabel }) => [kind, linkLabel]));
  expect(labels.get('DISCORD_MESSAGES')).toMatch(/^#\w/);
  expect(labels.get('VISIT_LINK') ?? null).toBeNull();
});

test('contest winners are empty before the choice, and hidden winners are only counted', async () => {
  const winners = async () => (await backend.send('GET', `${CONTEST}/winners`)).json();
  const rows = backend.world.db.submissions.filter(({ questId }) => questId === QUESTS.best);
  const entered = rows.filter(({ state }) => state === 'APPROVED');
  expect(await read(CONTEST)).toMatchObject({
    contest: { entries: new Set(entered.map(({ userId }) => userId)).size, isDecided: false },
  });
  expect(await winners()).toMatchObject({ data: { winners: [], hidden: 0 } });
  const [first, second] = entered;
  const { world } = backend;
  const hidden = profileOf(world, second?.userId ?? '');
  world.db.profiles.push({ ...hidden, visibility: 'HIDDEN' });
  backend.signInAs('owner');
  await backend.send('PUT', `/api/servers/srv-keep/quests/${QUESTS.best}/winners`, {
    submissionIds: [first?.id, second?.id],
  });
  backend.signInAs('member');
  expect(await read(CONTEST)).toMatchObject({ contest: { isDecided: true } });
  const told = await winners();
  expect(told).toMatchObject({ data: { winners: [{ place: 1 }], hidden: 1 } });
  expect(told).not.toHaveProperty('data.winners.0.userId');
});

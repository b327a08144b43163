// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { oneTask } from '../../testing/oneTask';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let backend: TestBackend;
let task: ReturnType<typeof oneTask>;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
  task = oneTask(backend);
});
afterEach(() => backend.close());

const quiz = { kind: 'QUIZ', options: ['Tower', 'Moat', 'Keep'], right: 3 };

function later(ms: number) {
  backend.world.clock.advance(ms);
  backend.signInAs('member');
}

test('a quiz has fewer tries at once than answers, then waits as long as the quest says', async () => {
  task.ask(quiz, { retryAfterFail: '30M' });
  expect((await task.quest()).tasks[0]?.tries).toEqual({ of: 2, left: 2 });
  const first = await task.check('Tower');
  expect(first).toMatchObject({ state: 'NOT_SATISFIED', retryAt: null, tries: { of: 2, left: 1 } });
  const now = backend.world.clock.now();
  const last = await task.check('Moat');
  expect(last?.tries).toEqual({ of: 2, left: 0 });
  expect(Date.parse(last?.retryAt ?? '') - now).toBeGreaterThanOrEqual(30 * MINUTE);
  later(20 * MINUTE);
  const early = await task.send('Keep');
  expect(early.status).toBe(429);
  expect(await early.json()).toMatchObject({ message: 'You can try again in 10 minutes.' });
  later(10 * MINUTE);
  expect((await task.quest()).tasks[0]?.tries).toEqual({ of: 2, left: 2 });
  expect((await task.check('Tower'))?.tries).toEqual({ of: 2, left: 1 });
  expect(await task.check('Keep')).toMatchObject({ state: 'VERIFIED', tries: null });
});

test('a quiz has at most 3 tries at once, and one with 2 answers has 1', async () => {
  task.ask({ ...quiz, options: ['A', 'B', 'C', 'D', 'E', 'F'] });
  expect((await task.quest()).tasks[0]?.tries).toEqual({ of: 3, left: 3 });
  task.ask({ ...quiz, options: ['A', 'B', 'B'], right: 1 }, { retryAfterFail: '1H' });
  expect((await task.quest()).tasks[0]?.tries).toEqual({ of: 1, left: 1 });
  expect((await task.check('B'))?.retryAt).not.toBeNull();
});

test('a quiz that can’t be tried again can’t be guessed line by line', async () => {
  task.ask(quiz, { retryAfterFail: 'NEVER' });
  await task.check('Tower');
  expect(await task.quest()).toMatchObject({ state: 'REJECTED', mayRetry: false });
  later(40 * DAY);
  const again = await task.send('Keep');
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ message: 'You can’t try this quest again.' });
});

test.each(['1D', 'NEVER'])(
  'a failed check can be repeated after 30 seconds, whatever the cooldown (%s)',
  async (retryAfterFail) => {
    task.ask({ kind: 'DISCORD_MESSAGES', count: 5 }, { retryAfterFail });
    await task.check();
    expect((await task.quest()).state).toBe('IN_PROGRESS');
    later(29_000);
    expect((await task.send()).status).toBe(429);
    later(1000);
    expect((await task.send()).status).toBe(200);
  },
);

test('a missing account is no failed try', async () => {
  task.ask({ kind: 'X_FOLLOW', handle: ['castle'] }, { retryAfterFail: 'NEVER' });
  expect((await task.check())?.reason).toBe('IDENTITY');
  expect((await task.quest()).state).toBe('IN_PROGRESS');
  expect((await task.send()).status).toBe(200);
});

test('a check that could not be made is no failed try', async () => {
  backend.world.db.platforms.push({ platform: 'discord', state: 'down' });
  task.ask({ kind: 'DISCORD_MESSAGES', count: 5 }, { retryAfterFail: 'NEVER' });
  expect((await task.check())?.state).toBe('CHECK_FAILED');
  expect((await task.quest()).state).toBe('IN_PROGRESS');
});

test('a check-in on the first of several days is no failed try', async () => {
  task.ask({ kind: 'DAILY', count: 2 }, { retryAfterFail: 'NEVER' });
  await task.check();
  later(DAY);
  expect((await task.check())?.state).toBe('VERIFIED');
});

test('a recurring quest that can’t be tried again opens with its next period', async () => {
  task.ask(quiz, { retryAfterFail: 'NEVER', recurrence: 'DAILY' });
  await task.check('Tower');
  expect((await task.quest()).mayRetry).toBe(true);
  expect((await task.send('Keep')).status).toBe(409);
  later(DAY);
  expect((await task.check('Keep'))?.state).toBe('VERIFIED');
});

test('an attempt says until when all of its open tasks wait', async () => {
  task.ask(quiz, { retryAfterFail: '1H' });
  await task.check('Tower');
  expect((await task.quest()).waitsUntil).toBeNull();
  const last = await task.check('Moat');
  expect((await task.quest()).waitsUntil).toBe(last?.retryAt);
  later(HOUR);
  expect((await task.quest()).waitsUntil).toBeNull();
});

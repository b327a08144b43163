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

test('a wrong answer of a quiz waits as long as the quest says, and says until when', async () => {
  task.ask(quiz, { retryAfterFail: '30M' });
  const now = backend.world.clock.now();
  const checked = await task.check('Tower');
  expect(Date.parse(checked?.retryAt ?? '') - now).toBeGreaterThanOrEqual(30 * MINUTE);
  later(20 * MINUTE);
  const early = await task.send('Keep');
  expect(early.status).toBe(429);
  expect(await early.json()).toMatchObject({ message: 'You can try again in 10 minutes.' });
  later(10 * MINUTE);
  expect((await task.check('Keep'))?.state).toBe('VERIFIED');
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

test('a failed check by the bot waits as well', async () => {
  task.ask({ kind: 'DISCORD_MESSAGES', count: 5 }, { retryAfterFail: '1D' });
  await task.check();
  later(DAY - MINUTE);
  expect((await task.send()).status).toBe(429);
  later(MINUTE);
  expect((await task.send()).status).toBe(200);
});

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

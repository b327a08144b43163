import { expect, test } from 'vitest';
import { suggest } from './suggestions';
import { taskChoices } from './tasks';

const all = () => true;
const suggested = (kinds: readonly string[], isFree: (name: string) => boolean = all) =>
  suggest({ tasks: kinds.map((kind) => ({ kind })) }, isFree);

test.each([
  [[], ''],
  [['X_FOLLOW'], 'Follow us on X'],
  [['X_FOLLOW', 'DISCORD_MESSAGES'], 'Follow us on X and chat with us'],
  [['QUIZ', 'POLL', 'DAILY'], 'Take a quiz and 2 more tasks'],
])('tasks %j are called “%s”', (kinds, name) => {
  expect(suggested(kinds)['name']).toBe(name);
});

test('a title that another quest has gets a number', () => {
  const taken = new Set(['Take a quiz', 'Take a quiz 2']);
  expect(suggested(['QUIZ'], (name) => !taken.has(name))['name']).toBe('Take a quiz 3');
});

test('each kind of task has a title', () => {
  for (const { value } of taskChoices) expect(suggested([value])['name']).not.toBe('');
});

test('the team reads what members write, and the bot checks the rest', () => {
  expect(suggested(['X_FOLLOW', 'TEXT'])['validation']).toBe('MANUAL');
  expect(suggested(['X_FOLLOW', 'QUIZ'])['validation']).toBe('AUTO');
});

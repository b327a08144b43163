import { expect, test } from 'vitest';
import { initialValues, valuesSchema } from '../../engine/schema';
import { brokenChecks } from '../../testing/brokenChecks';
import quest from './definition';
import { taskFields } from './taskFields';

const broken = (change: Record<string, unknown>) => brokenChecks(quest, change);

test('the defaults hold', () => {
  expect(broken({})).toEqual([]);
});

test('the right answer of a quiz is one of its lines', () => {
  const quiz = { kind: 'QUIZ', options: ['yes', 'no'] };
  expect(broken({ tasks: [{ ...quiz, right: 2 }] })).toEqual([]);
  expect(broken({ tasks: [{ ...quiz, right: 3 }] })).toEqual(['tasks']);
});

test('a correct answer that isn’t among the answers is wrong at its own field', () => {
  const quiz = { ...initialValues(taskFields), kind: 'QUIZ', prompt: 'Which?' };
  const wrongAt = (right: number) =>
    valuesSchema(taskFields)
      .safeParse({ ...quiz, options: ['yes', 'no', 'maybe'], right })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(wrongAt(3)).toBeUndefined();
  expect(wrongAt(7)).toEqual(['right']);
});

test.each([
  ['X_REACT', 'x.com/i/web/status/12', 'https://x.com/castle', 'an X post'],
  ['X_SPACE', 'http://twitter.com/i/spaces/1vOxwAbc/peek', 'https://x.com/castle', 'an X Space'],
  ['TELEGRAM_JOIN', 't.me/+AbC', 'https://t.me/c/1/2', 'a Telegram group or channel'],
  [
    'DISCORD_REACTION',
    'canary.discord.com/channels/900000000000000001/900000000000000002/900000000000000003',
    'https://discord.gg/castle',
    'a message on a server',
  ],
])('a task %s is done at %s, not at %s', (kind, right, wrong, name) => {
  const at = (link: string) => {
    const task = { ...initialValues(taskFields), kind, prompt: 'Do it.', link };
    const read = valuesSchema(taskFields).safeParse(task);
    return read.error?.issues.find(({ path }) => path[0] === 'link')?.message;
  };
  expect(at(right)).toBeUndefined();
  expect(at(wrong)).toContain(`This isn’t a link to ${name}.`);
});

test('a file is not left to the bot', () => {
  const tasks = [{ kind: 'FILE' }];
  expect(broken({ tasks, validation: 'AUTO' })).toEqual(['validation']);
  expect(broken({ tasks, validation: 'MANUAL' })).toEqual([]);
});

test('a condition about a quest names it', () => {
  expect(broken({ conditions: [{ kind: 'QUEST_DONE', questId: '' }] })).toEqual(['conditions']);
  expect(broken({ conditions: [{ kind: 'ROLE', questId: '' }] })).toEqual([]);
});

test('there are no more winners than claims', () => {
  expect(broken({ method: 'FCFS', winners: 11, claimLimit: 10 })).toEqual(['winners']);
  expect(broken({ method: 'FCFS', winners: 11, claimLimit: 0 })).toEqual([]);
  expect(broken({ method: 'ALL', winners: 11, claimLimit: 10 })).toEqual([]);
});

test('a quest cannot end before it begins', () => {
  const dates = { startDate: '2999-02-01', hasEnd: true, endDate: '2999-01-31' };
  expect(broken({ publish: 'SCHEDULED', ...dates })).toEqual(['endDate']);
  expect(broken({ publish: 'LIVE', ...dates })).toEqual([]);
});

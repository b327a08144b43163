import { expect, test } from 'vitest';
import { brokenChecks } from '../../testing/brokenChecks';
import quest from './module';

const broken = (change: Record<string, unknown>) => brokenChecks(quest, change);

test('the defaults hold', () => {
  expect(broken({})).toEqual([]);
});

test('the right answer of a quiz is one of its lines', () => {
  const quiz = { kind: 'QUIZ', options: ['yes', 'no'] };
  expect(broken({ tasks: [{ ...quiz, right: 2 }] })).toEqual([]);
  expect(broken({ tasks: [{ ...quiz, right: 3 }] })).toEqual(['tasks']);
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

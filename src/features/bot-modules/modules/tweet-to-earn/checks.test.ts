import { expect, test } from 'vitest';
import { brokenChecks } from '../../testing/brokenChecks';
import group from './module';

const broken = (change: Record<string, unknown>) => brokenChecks(group, change);
const post = (url: string) => ({ url });

test('the defaults hold', () => {
  expect(broken({})).toEqual([]);
});

test('posts that are added by themselves need an account', () => {
  expect(broken({ source: 'AUTO', handles: [] })).toEqual(['handles']);
  expect(broken({ source: 'MANUAL', handles: [] })).toEqual([]);
});

test('an account stands in the list once, whatever its capitals', () => {
  expect(broken({ handles: ['Castle', 'castle'] })).toEqual(['handles']);
});

test('a post stands in the list once, by whichever link', () => {
  const posts = [
    post('https://x.com/castle/status/12'),
    post('https://twitter.com/castle/status/12?s=20'),
  ];
  expect(broken({ posts })).toEqual(['posts']);
});

test('an action stands in the list once', () => {
  const reply = { kind: 'REPLY', verification: 'API' };
  expect(broken({ actions: [reply, reply] })).toEqual(['actions']);
});

test.each([
  ['LIKE', 'API'],
  ['LIKE', 'LINK_SUBMIT'],
  ['BOOKMARK', 'SAMPLED'],
])('%s cannot be checked by %s', (kind, verification) => {
  expect(broken({ actions: [{ kind, verification }] })).toEqual(['actions']);
});

test('likes can be sampled', () => {
  expect(broken({ actions: [{ kind: 'LIKE', verification: 'SAMPLED' }] })).toEqual([]);
});

test('a goal that is shown asks for something', () => {
  const none = { goalLikes: 0, goalReposts: 0, goalReplies: 0 };
  expect(broken({ hasGoal: true, ...none })).toEqual(['hasGoal']);
  expect(broken({ hasGoal: true, ...none, goalReplies: 1 })).toEqual([]);
});

test('one post cannot cost more than the month', () => {
  expect(broken({ hasBudget: true, budget: '1', postBudget: '1.1' })).toEqual(['postBudget']);
});

import { expect, test } from 'vitest';
import { completeValues } from '../../engine/schema';
import { brokenChecks } from '../../testing/brokenChecks';
import group from './definition';

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
  ['REPLY', 'SELF_ATTEST'],
])('%s cannot be checked by %s', (kind, verification) => {
  expect(broken({ actions: [{ kind, verification }] })).toEqual(['actions']);
});

test.each([
  ['LIKE', 'SAMPLED'],
  ['LIKE', 'SELF_ATTEST'],
  ['REPLY', 'SAMPLED'],
])('%s can be checked by %s', (kind, verification) => {
  expect(broken({ actions: [{ kind, verification }] })).toEqual([]);
});

test('a post by another account is refused at its link', () => {
  const posts = [post('https://x.com/Castle/status/1'), post('https://x.com/moat/status/2')];
  expect(broken({ handles: ['castle'], posts })).toEqual(['posts.1.url']);
  expect(broken({ handles: [], posts })).toEqual([]);
  expect(broken({ handles: ['castle'], posts, source: 'AUTO' })).toEqual([]);
});

test('a link that names no author will do only where posts of anyone count', () => {
  const posts = [post('https://x.com/i/status/1')];
  expect(broken({ handles: ['castle'], posts })).toEqual(['posts.0.url']);
  expect(broken({ handles: [], posts })).toEqual([]);
});

test('actions and ways of checking that are gone are read without them', () => {
  const actions = [
    { kind: 'BOOKMARK', points: 1, verification: 'SELF_ATTEST', text: '' },
    { kind: 'REPLY', points: 5, verification: 'LINK_SUBMIT', text: '' },
  ];
  const read = completeValues(group.fields, { actions });
  expect(read['actions']).toEqual([{ kind: 'REPLY', points: 5, verification: 'API', text: '' }]);
});

test('a goal that is shown asks for something', () => {
  const none = { goalLikes: 0, goalReposts: 0, goalReplies: 0 };
  expect(broken({ hasGoal: true, ...none })).toEqual(['hasGoal']);
  expect(broken({ hasGoal: true, ...none, goalReplies: 1 })).toEqual([]);
});

test('a pool cannot be more than its monthly budget', () => {
  const money = { method: 'POOL_SPLIT', hasBudget: true, budget: '1', poolBudget: '2' };
  const pool = (currency: string, amount: string) => ({ pool: { currency, mint: '', amount } });
  expect(broken({ ...money, ...pool('SOL', '2.1') })).toEqual(['poolBudget']);
  expect(broken({ ...money, ...pool('SOL', '2') })).toEqual([]);
  expect(broken({ ...money, ...pool('POINTS', '2') })).toEqual(['postBudget']);
});

test('one post cannot cost more than the month', () => {
  expect(broken({ hasBudget: true, budget: '1', postBudget: '1.1' })).toEqual(['postBudget']);
});

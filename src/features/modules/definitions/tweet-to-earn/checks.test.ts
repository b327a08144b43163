import { expect, test } from 'vitest';
import { completeValues } from '../../engine/schema';
import { brokenChecks } from '../../testing/brokenChecks';
import group from './definition';

const broken = (change: Record<string, unknown>) => brokenChecks(group, change);
const post = (url: string) => ({ url });

test('the defaults are valid', () => {
  expect(broken({})).toEqual([]);
});

test('automatic posts need an account', () => {
  expect(broken({ source: 'AUTO', handles: [] })).toEqual(['handles']);
  expect(broken({ source: 'MANUAL', handles: [] })).toEqual([]);
});

test('an account cannot be listed twice, whatever its case', () => {
  expect(broken({ handles: ['Castle', 'castle'] })).toEqual(['handles']);
});

test('a post cannot be listed twice, whichever link is used', () => {
  const posts = [
    post('https://x.com/castle/status/12'),
    post('https://twitter.com/castle/status/12?s=20'),
  ];
  expect(broken({ posts })).toEqual(['posts']);
});

test('an action cannot be listed twice', () => {
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

test('a link without an author is accepted only where posts by anyone count', () => {
  const posts = [post('https://x.com/i/status/1')];
  expect(broken({ handles: ['castle'], posts })).toEqual(['posts.0.url']);
  expect(broken({ handles: [], posts })).toEqual([]);
});

test('a removed action is dropped when read, and a removed check is replaced', () => {
  const actions = [
    { kind: 'BOOKMARK', points: 1, verification: 'SELF_ATTEST', text: '' },
    { kind: 'REPLY', points: 5, verification: 'LINK_SUBMIT', text: '' },
  ];
  const read = completeValues(group.fields, { actions });
  expect(read['actions']).toEqual([{ kind: 'REPLY', points: 5, verification: 'API', text: '' }]);
});

test('a goal that is shown needs at least one count', () => {
  const none = { goalLikes: 0, goalReposts: 0, goalReplies: 0 };
  expect(broken({ hasGoal: true, ...none })).toEqual(['hasGoal']);
  expect(broken({ hasGoal: true, ...none, goalReplies: 1 })).toEqual([]);
});

test('a pool cannot exceed its monthly budget', () => {
  const money = { method: 'POOL_SPLIT', hasBudget: true, budget: '1', poolBudget: '2' };
  const pool = (currency: string, amount: string) => ({ pool: { currency, mint: '', amount } });
  expect(broken({ ...money, ...pool('SOL', '2.1') })).toEqual(['poolBudget']);
  expect(broken({ ...money, ...pool('SOL', '2') })).toEqual([]);
  expect(broken({ ...money, ...pool('POINTS', '2') })).toEqual(['postBudget']);
});

test('a post cannot cost more than the monthly budget', () => {
  expect(broken({ hasBudget: true, budget: '1', postBudget: '1.1' })).toEqual(['postBudget']);
});

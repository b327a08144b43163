import { expect, test } from 'vitest';
import { brokenChecks } from '../../testing/brokenChecks';
import rule from './definition';

const broken = (change: Record<string, unknown>) => brokenChecks(rule, change);

test('the defaults are valid', () => {
  expect(broken({})).toEqual([]);
});

test('a message pays at most 1000', () => {
  expect(broken({ minAmount: 600, spread: 400 })).toEqual([]);
  expect(broken({ minAmount: 600, spread: 401 })).toEqual(['spread']);
});

test('a channel cannot be listed twice', () => {
  const channels = [{ channelId: '1' }, { channelId: '1' }];
  expect(broken({ channelMode: 'ONLY', channels })).toEqual(['channels']);
  expect(broken({ channelMode: 'ALL', channels })).toEqual([]);
  expect(broken({ channelMultipliers: channels })).toEqual(['channelMultipliers']);
});

test('a formula must rise up to the highest level', () => {
  const falling = { curve: 'POLY', coefficients: [{ factor: 100 }, { factor: -1 }] };
  expect(broken({ ...falling, maxLevel: 50 })).toEqual([]);
  expect(broken({ ...falling, maxLevel: 51 })).toEqual(['coefficients']);
});

test('a level has at most one reward', () => {
  expect(broken({ rewards: [{ level: 5 }, { level: 5 }] })).toEqual(['rewards']);
});

test('a reward’s level cannot exceed the highest level', () => {
  expect(broken({ maxLevel: 10, rewards: [{ level: 11 }] })).toEqual(['maxLevel']);
});

import { expect, test } from 'vitest';
import { ONE } from '../../common-fields/decimal';
import engage from './definition';
import { forecast, normalDay } from './emission';

const values = engage.read({
  sources: ['CHAT', 'REACTION', 'TWEET'],
  chatWeight: 1,
  tweetWeight: 2,
  reactionWeight: 1,
  reactionGive: '0.5',
  memberDailyCap: '2000',
  hasServerCap: false,
  serverDailyCap: '5000',
  budget: '600000',
  activeMembers: 10,
});

test('a normal day is 60 messages, 5 reactions and a post on X, by their weights', () => {
  const { lines, total } = normalDay(values);
  expect(lines.map(({ amount }) => amount)).toEqual([1200n * ONE, (25n * ONE) / 10n, 100n * ONE]);
  expect(total).toBe((13_025n * ONE) / 10n);
});

test('a source that is off pays nothing', () => {
  expect(normalDay({ ...values, sources: [] }).total).toBe(0n);
});

test('no more is paid than the limit for one member', () => {
  expect(normalDay({ ...values, memberDailyCap: '100' }).paid).toBe(100n * ONE);
});

test('a budget lasts as long as all members earning all they can let it', () => {
  expect(forecast(values)).toMatchObject({ most: 20_000n * ONE, days: 30n, isShort: false });
});

test('a budget that may be gone within a month is short', () => {
  expect(forecast({ ...values, budget: '599999' })).toMatchObject({ days: 29n, isShort: true });
});

test('the limit of the server bounds the emission', () => {
  expect(forecast({ ...values, hasServerCap: true }).most).toBe(5000n * ONE);
});

test('when nothing is paid the budget lasts without end', () => {
  expect(forecast({ ...values, memberDailyCap: '' })).toMatchObject({ days: null, isShort: false });
});

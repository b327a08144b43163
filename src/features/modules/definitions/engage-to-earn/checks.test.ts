import { expect, test } from 'vitest';
import { completeValues } from '../../engine/schema';
import { brokenChecks } from '../../testing/brokenChecks';
import engage from './definition';

const broken = (change: Record<string, unknown>) => brokenChecks(engage, change);

test('the defaults are valid', () => {
  expect(broken({})).toEqual([]);
});

test.each(['1000.000000001', '999999999999'])('a reaction cannot pay %s', (reactionGive) => {
  expect(broken({ reactionGive })).toEqual(['reactionGive']);
});

test('the pay of a source that is off is not checked', () => {
  expect(broken({ sources: ['CHAT'], voicePay: '5000' })).toEqual([]);
});

test('the highest balance cannot be below the lowest', () => {
  expect(broken({ hasMaxBalance: true, minBalance: '5', maxBalance: '4.9' })).toEqual([
    'maxBalance',
  ]);
});

test('a member cannot earn more than the server', () => {
  const caps = { memberDailyCap: '10', serverDailyCap: '9' };
  expect(broken({ hasServerCap: true, ...caps })).toEqual(['memberDailyCap']);
  expect(broken({ hasServerCap: false, ...caps })).toEqual([]);
});

test('a channel or a day cannot be listed twice', () => {
  const reactionChannels = [{ channelId: '1' }, { channelId: '1' }];
  expect(broken({ reactionChannels })).toEqual(['reactionChannels']);
  expect(broken({ dayMultipliers: [{ day: '6' }, { day: '6' }] })).toEqual(['dayMultipliers']);
});

test('an event cannot end before it begins', () => {
  const event = { startDate: '2999-01-02', endDate: '2999-01-01' };
  expect(broken({ eventMultipliers: [event] })).toEqual(['eventMultipliers']);
});

test('sources that no longer exist are dropped from saved values', () => {
  const old = { ...engage.initial, sources: ['QUEST', 'VOICE', 'EVENT'], currencyKind: 'SPL' };
  const read = completeValues(engage.fields, old);
  expect(read['sources']).toEqual(['VOICE']);
  expect(read).not.toHaveProperty('currencyKind');
  expect(engage.schema.safeParse(old).data).toEqual(read);
});

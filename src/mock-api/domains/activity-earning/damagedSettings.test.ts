// @vitest-environment node
import { expect, test } from 'vitest';
import chat from '@/features/modules/definitions/chat-to-earn/definition';
import engage from '@/features/modules/definitions/engage-to-earn/definition';
import { messageAt, payChat } from '../../testing/chat';
import { stored } from '../module-settings/modules';
import { levelRoles, levelsOwed } from './chatRewards';
import { engageMultiplier, payActivity, type Reaction } from './engage';

const DAMAGED = 'nonsense';

test('of a damaged similarity only the same text is a repetition', () => {
  const values = { ...chat.initial, cooldown: 0, minLength: 0, similarity: DAMAGED };
  const said = (text: string) => payChat(values, [messageAt(1, { text })], { before: ['Hello'] });
  expect(said('Something else').units).toBe(1);
  expect(said('Hello').skipped).toEqual({ REPEATED: 1 });
});

test('a damaged level is the first one, which members below it have not reached', () => {
  const reward = { level: DAMAGED, roles: ['role'], currency: 50 };
  const rule = stored(chat, { rewards: [reward] });
  expect(levelRoles(rule, 0).owed).toEqual([]);
  expect(levelsOwed(rule, 0, new Set())).toEqual([]);
  expect(levelRoles(rule, 1).owed).toEqual([{ roleId: 'role', key: '1:role' }]);
  expect(levelsOwed(rule, 1, new Set())).toMatchObject([{ level: 1, currency: 50 }]);
});

test('a damaged number of pieces multiplies nothing for those who hold none', () => {
  const holders = { collection: 'keepers', least: DAMAGED, multiplier: 3 };
  const settings = stored(engage, { holderMultipliers: [holders] });
  const factorOf = (pieces: number) =>
    engageMultiplier(settings, { at: 0, roles: new Set(), pieces: () => pieces });
  expect(factorOf(0)).toBe(1);
  expect(factorOf(1)).toBe(3);
});

test('by a damaged number of reactions the first one to a message pays', () => {
  const settings = stored(engage, { sources: ['REACTION'], reactionMost: DAMAGED });
  const unitsOf = (earlier: number) => {
    const message = { at: 0, isOwn: false };
    const reaction: Reaction = { channelId: 'general', at: 0, message, earlier, isGiven: true };
    return payActivity(settings, { reactions: [reaction], stays: [], left: null, factor: 1 }).units;
  };
  expect(unitsOf(0)).toBe(1);
  expect(unitsOf(1)).toBe(0);
});

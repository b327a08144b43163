import { expect, test } from 'vitest';
import { pingsInWords } from './pings';

const text = 'gm <@123456789012345678> and <@&223456789012345678>, @here';
const none = { users: false, roles: false, everyone: false };

test('says whom a message pings, and whom it mentions without a ping', () => {
  expect(pingsInWords(text, { ...none, users: true, everyone: true })).toEqual([
    'Pings the mentioned members, @everyone, and @here.',
    'Doesn’t ping the mentioned roles.',
  ]);
});

test('says nothing without mentions, and nothing where the form limits none', () => {
  expect(pingsInWords('gm', none)).toEqual([]);
  expect(pingsInWords(text, undefined)).toEqual([]);
});

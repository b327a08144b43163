import { expect, test } from 'vitest';
import { telegramGroupOf } from './telegram';

test.each([
  ['https://t.me/castle_bots', 'castle_bots'],
  ['http://t.me/castle_bots', 'castle_bots'],
  ['t.me/castle_bots', 'castle_bots'],
  ['https://telegram.me/castle_bots/', 'castle_bots'],
  ['https://telegram.dog/castle_bots', 'castle_bots'],
  ['https://t.me/s/castle_bots', 'castle_bots'],
  ['https://t.me/castle_bots/123', 'castle_bots'],
  ['<https://t.me/castle_bots>.', 'castle_bots'],
  ['castlebots.t.me', 'castlebots'],
  ['https://t.me/+AbC-1', '+AbC-1'],
  ['https://t.me/joinchat/AbC-1', '+AbC-1'],
])('%s leads to the group %s', (link, group) => {
  expect(telegramGroupOf(link)).toBe(group);
});

test.each([
  'https://t.me/',
  'https://t.me/c/1234/5',
  'https://t.me/share/url?url=a',
  'https://t.me/addstickers/Castle',
  'https://t.me.evil.test/castle_bots',
  'https://evil.test/castle_bots',
  '@castle_bots',
])('%s leads to no group', (link) => expect(telegramGroupOf(link)).toBeNull());

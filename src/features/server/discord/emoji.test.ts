// @vitest-environment node
import { expect, test } from 'vitest';
import { ownEmojiIn } from './emoji';

test.each(['<:gm:771100000000000002>', '<a:gm:771100000000000002>'])('%s is an emoji', (text) => {
  expect(ownEmojiIn(text)).toEqual({ name: 'gm', id: '771100000000000002' });
});

test.each([
  '🏰',
  '',
  'gm',
  ':gm:',
  '<:gm:1>',
  '<@771100000000000002>',
  ' <:gm:771100000000000002>',
])('“%s” is none of a server', (text) => {
  expect(ownEmojiIn(text)).toBeNull();
});

import emojilib from 'emojilib';
import { expect, test } from 'vitest';
import { asQualified, isEmoji } from './isEmoji';

test.each([
  ['a heart without its selector', '❤', '❤️'],
  ['a heart that asks for text', '❤\uFE0E', '❤️'],
  ['a sign', '©', '©️'],
  ['a key cap', '1\u20E3', '1️⃣'],
  ['a joined one', '🏳\u200D🌈', '🏳️‍🌈'],
  ['a selector before a skin tone', '☝\uFE0F🏽', '☝🏽'],
  ['a skin tone', '👍🏽', '👍🏽'],
  ['a flag', '🇺🇸', '🇺🇸'],
  ['a flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a letter of a flag', '🇦', '🇦'],
  ['one of a server', '<a:keep:123456789012345678>', '<a:keep:123456789012345678>'],
])('%s is an emoji, and has its full form', (_, text, full) => {
  expect(isEmoji(text)).toBe(true);
  expect(asQualified(text)).toBe(full);
});

test.each(['', '1', '#', 'a', '❤❤', '1\uFE0F', ':heart:', '❤ ', '<:a:1>'])(
  '“%s” is no emoji, and stays as it is',
  (text) => {
    expect(isEmoji(text)).toBe(false);
    expect(asQualified(text)).toBe(text);
  },
);

test('every emoji is known without its selectors', () => {
  const all = Object.keys(emojilib).filter(isEmoji);
  const bare = all.filter((emoji) => emoji.includes('\uFE0F'));
  expect(bare.length).toBeGreaterThan(100);
  expect(
    bare.filter((emoji) => asQualified(emoji.replaceAll('\uFE0F', '')) !== asQualified(emoji)),
  ).toEqual([]);
});

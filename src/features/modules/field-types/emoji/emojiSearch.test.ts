import { expect, test } from 'vitest';
import { isEmoji } from './isEmoji';
import { COMMON, findEmoji } from './emojiSearch';

const found = (query: string, most = 80) => findEmoji(query, most).map(({ emoji }) => emoji);

test('without a search, common emoji come first', () => {
  expect(found('', COMMON.length)).toEqual(COMMON);
});

test('a search returns at most as many results as requested', () => {
  expect(found('')).toHaveLength(80);
  expect(found('face')).toHaveLength(80);
});

test('each result has its name', () => {
  expect(findEmoji('party popper', 1)).toEqual([{ emoji: '🎉', name: 'party popper' }]);
});

test('an exact name comes first', () => {
  expect(found('fire')[0]).toBe('🔥');
  expect(found('FIRE ')[0]).toBe('🔥');
});

test('keywords find an emoji, too', () => {
  expect(found('tada')).toContain('🎉');
});

test('beginnings of several words find an emoji in any order', () => {
  expect(found('pop par')).toContain('🎉');
});

test('a Discord name finds its emoji', () => {
  expect(found(':thumbs_up:')[0]).toBe('👍');
});

test('an emoji finds itself', () => {
  expect(found('🏰')).toEqual(['🏰']);
});

test('an unknown name finds nothing', () => {
  expect(found('qqqq')).toEqual([]);
});

test('the form accepts every emoji that is offered', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  expect(letters.flatMap((letter) => found(letter, 2000)).filter((each) => !isEmoji(each))).toEqual(
    [],
  );
});

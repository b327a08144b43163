import { expect, test } from 'vitest';
import { isEmoji } from './isEmoji';
import { COMMON, findEmoji } from './emojiSearch';

const found = (query: string, most = 80) => findEmoji(query, most).map(({ emoji }) => emoji);

test('without a search the common ones come first', () => {
  expect(found('', COMMON.length)).toEqual(COMMON);
});

test('there are never more than asked for', () => {
  expect(found('')).toHaveLength(80);
  expect(found('face')).toHaveLength(80);
});

test('each has its name', () => {
  expect(findEmoji('party popper', 1)).toEqual([{ emoji: '🎉', name: 'party popper' }]);
});

test('the one of that very name comes first', () => {
  expect(found('fire')[0]).toBe('🔥');
  expect(found('FIRE ')[0]).toBe('🔥');
});

test('keywords find it, too', () => {
  expect(found('tada')).toContain('🎉');
});

test('beginnings of several words in any order find it', () => {
  expect(found('pop par')).toContain('🎉');
});

test('a name as Discord writes it finds it', () => {
  expect(found(':thumbs_up:')[0]).toBe('👍');
});

test('an emoji finds itself', () => {
  expect(found('🏰')).toEqual(['🏰']);
});

test('what is called by no such name is not found', () => {
  expect(found('qqqq')).toEqual([]);
});

test('the form takes each that is offered', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  expect(letters.flatMap((letter) => found(letter, 2000)).filter((each) => !isEmoji(each))).toEqual(
    [],
  );
});

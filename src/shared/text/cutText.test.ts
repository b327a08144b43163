// @vitest-environment node
import { expect, test } from 'vitest';
import { cutText } from './cutText';

test.each([
  ['a short text stays as it is', 'Ape #1', 8, 'Ape #1'],
  ['a long one ends in an ellipsis', 'Apes of the moat', 8, 'Apes of…'],
  ['a space before the ellipsis goes', 'Apes at sea', 6, 'Apes…'],
  ['an emoji of two units', 'Apes 🏰🏰🏰', 9, 'Apes 🏰…'],
  ['a family of emoji', 'Apes 👨‍👩‍👧‍👦!', 12, 'Apes…'],
  ['a flag', 'Apes 🇺🇦🇺🇦', 9, 'Apes…'],
  ['a skin tone', 'Apes 👍🏽 yes', 9, 'Apes…'],
  ['a combining accent', 'Cafe\u0301s', 5, 'Caf…'],
  ['a grapheme longer than all', `e${'\u0301'.repeat(900)}`, 80, '…'],
])('%s', (_, text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

import { expect, test } from 'vitest';
import { emojiNamed } from './emojiNamed';

const own = (name: string, id: string) => ({
  id,
  name,
  available: true,
  animated: false,
  picture: null,
  stillPicture: null,
});
const usable = [
  own('keep', '1'.repeat(18)),
  own('twice', '2'.repeat(18)),
  own('twice', '3'.repeat(18)),
];

test.each([
  [':fire:', '🔥'],
  [':waving_hand::skin-tone-2:', '👋🏼'],
  [':waving_hand_tone5:', '👋🏿'],
  [':keep:', `<:keep:${'1'.repeat(18)}>`],
  [':twice:', null],
  [':fire_tone2:', null],
  [':no_such_emoji:', null],
])('%s is %s', (name, emoji) => {
  expect(emojiNamed(name, usable)).toBe(emoji);
});

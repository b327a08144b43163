import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsToBegin, typoMatcher } from './typos';

test.each([
  ['dragn', 'Draw the dragon'],
  ['dargon', 'Draw the dragon'],
  ['drago', 'Draw the dragon'],
  ['drgaons', 'Two dragons'],
  ['xolana', 'Solana Keep'],
  ['leaderbord', 'Leaderboard'],
  ['leedarboard', 'Leaderboard'],
  ['leadrboa', 'Leaderboard'],
  ['solana kepp', 'Solana Keep'],
  ['𝓭𝓻𝓪𝓰𝓷', 'Draw the dragon'],
  ['caffe', 'Café hours'],
])('“%s” finds “%s”', (typed, text) => {
  expect(typoMatcher(typed)(text)).toBe(true);
});

test.each([
  ['two mistakes in a short word', 'drgn', 'Draw the deer'],
  ['a mistake in three letters', 'kep', 'Keen'],
  ['three mistakes in a long word', 'laederbrod', 'Leaderboard'],
  ['a number that is off by one', '0.051', '0.05 SOL'],
  ['an id that is off by one', 'ord-1002', 'ord-1001'],
  ['a word that is not there', 'dragon price', 'Draw the dragon'],
])('%s finds nothing', (_, typed, text) => {
  expect(typoMatcher(typed)(text)).toBe(false);
});

test('the words may be in any of the texts', () => {
  expect(typoMatcher('draon kepp')('Draw the dragon', null, 'Solana Keep')).toBe(true);
});

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd'),
  minLength: 1,
  maxLength: 9,
});

test('the beginning of a word needs no edit, and one edit in it one at most', () => {
  fc.assert(
    fc.property(letters, letters, fc.nat(8), (start, rest, at) => {
      expect(editsToBegin(start + rest, start, 2)).toBe(0);
      const place = at % start.length;
      const without = start.slice(0, place) + start.slice(place + 1);
      const changed = `${start.slice(0, place)}z${start.slice(place + 1)}`;
      const more = `${start.slice(0, place)}z${start.slice(place)}`;
      for (const typed of [without, changed, more])
        expect(editsToBegin(start + rest, typed, 2)).toBeLessThanOrEqual(1);
    }),
  );
});

import { expect, test } from 'vitest';
import { publicProfileSchema } from '../profile';
import { cardFigures } from './cardFigures';

const keep = { id: 's', slug: 'keep', name: 'The Keep', icon: null };
const nothing = {
  username: 'ada',
  isActivityShown: false,
  servers: null,
  points: null,
  questsDone: null,
  best: null,
  level: null,
  earned: null,
};

test('the picture of a profile has the most telling figures', () => {
  const profile = publicProfileSchema.parse({
    ...nothing,
    points: 1205,
    questsDone: 3,
    best: { rank: 4, server: keep },
    level: { level: 7, server: keep },
    earned: {
      tokens: [
        {
          mint: null,
          symbol: 'SOL',
          image: null,
          decimals: 9,
          amount: '1500000000',
          value: '1500000000',
        },
        { mint: 'K', symbol: 'KEEP', image: null, decimals: 6, amount: '1', value: null },
      ],
      nfts: 0,
    },
  });
  expect(cardFigures(profile)).toEqual([
    ['Level', '7'],
    ['Earned', '1.5 SOL'],
    ['All-time rank', '#4'],
    ['Points', '1,205'],
  ]);
});

test('the picture has no hidden figure', () => {
  expect(cardFigures(publicProfileSchema.parse(nothing))).toEqual([]);
});

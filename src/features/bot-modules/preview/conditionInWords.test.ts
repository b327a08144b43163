import { expect, test } from 'vitest';
import type { Values } from '../fields/field';
import { conditionInWords } from './conditionInWords';

const pieces = { kind: 'COLLECTION', least: 1, hasMost: false, most: 9, heldForDays: 0 };
const tokens = { currency: 'SPL', measure: 'AMOUNT', least: '100', heldForDays: 0 };

test.each<[string, Values]>([
  ['Who holds 1 or more pieces of the collection', pieces],
  ['Who holds 2 to 9 pieces of the collection', { ...pieces, least: 2, hasMost: true }],
  [
    'Who does not hold 1 or more pieces of the collection, for 30 days or longer',
    { ...pieces, isNegated: true, heldForDays: 30 },
  ],
  [
    'Who holds 1 or more pieces with Robe Gold or Silver, and Eyes Laser',
    {
      ...pieces,
      kind: 'TRAITS',
      traitMatch: 0,
      traits: [
        { name: 'Robe', values: ['Gold', 'Silver'] },
        { name: 'Eyes', values: ['Laser'] },
      ],
    },
  ],
  ['Who holds 1 or more of 2 certain pieces', { ...pieces, kind: 'MINTS', mints: ['1', '2'] }],
  ['Who holds 100 or more tokens', tokens],
  [
    'Who holds 100 or more US dollars’ worth of SOL in one wallet',
    { ...tokens, currency: 'SOL', measure: 'USD', sum: 'ANY_WALLET' },
  ],
])('%s', (words, condition) => {
  expect(conditionInWords(condition)).toBe(words);
});

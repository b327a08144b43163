import { expect, test } from 'vitest';
import tokenHolders, {
  type TokenCondition,
} from '../definitions/crypto-holder-verification/definition';
import nftHolders from '../definitions/holder-verification/definition';
import type { NftCondition } from '../definitions/holder-verification/condition';
import { nftConditionInWords, tokenConditionInWords } from './conditionInWords';

const nfts = nftHolders.read({ conditions: [{ kind: 'COLLECTION', least: 1, most: 9 }] });
const tokens = tokenHolders.read({
  conditions: [{ currency: 'SPL', measure: 'AMOUNT', least: '100' }],
});

test.each<[string, Partial<NftCondition>]>([
  ['Who holds 1 or more pieces of the collection', {}],
  ['Who holds 2 to 9 pieces of the collection', { least: 2, hasMost: true }],
  ['Who holds ? or more pieces of the collection', { least: 0 }],
  [
    'Who doesn’t hold 1 or more pieces of the collection, for 30 days or longer',
    { isNegated: true, heldForDays: 30 },
  ],
  [
    'Who holds 1 or more pieces with Robe Gold or Silver, and Eyes Laser',
    {
      kind: 'TRAITS',
      traitMatch: 0,
      traits: [
        { name: 'Robe', values: ['Gold', 'Silver'] },
        { name: 'Eyes', values: ['Laser'] },
      ],
    },
  ],
  ['Who holds 1 or more of 2 certain pieces', { kind: 'MINTS', mints: ['1', '2'] }],
])('NFTs: %s', (words, change) => {
  const [condition] = nfts.conditions;
  expect(condition && nftConditionInWords({ ...condition, ...change })).toBe(words);
});

test.each<[string, Partial<TokenCondition>]>([
  ['Who holds 100 or more tokens', {}],
  [
    'Who holds 100 or more US dollars’ worth of SOL in one wallet',
    { currency: 'SOL', measure: 'USD', sum: 'ANY_WALLET' },
  ],
])('tokens: %s', (words, change) => {
  const [condition] = tokens.conditions;
  expect(condition && tokenConditionInWords({ ...condition, ...change })).toBe(words);
});

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
  ['Holds 1 or more NFTs from the collection', {}],
  ['Holds 2 to 9 NFTs from the collection', { least: 2, hasMost: true }],
  ['Holds ? or more NFTs from the collection', { least: 0 }],
  [
    'Doesn’t hold 1 or more NFTs from the collection for at least 30 days',
    { isNegated: true, heldForDays: 30 },
  ],
  [
    'Holds 1 or more NFTs with Robe Gold or Silver, and Eyes Laser',
    {
      kind: 'TRAITS',
      traitMatch: 0,
      traits: [
        { name: 'Robe', values: ['Gold', 'Silver'] },
        { name: 'Eyes', values: ['Laser'] },
      ],
    },
  ],
  ['Holds 1 or more of 2 specific NFTs', { kind: 'MINTS', mints: ['1', '2'] }],
])('NFTs: %s', (words, change) => {
  const [condition] = nfts.conditions;
  expect(condition && nftConditionInWords({ ...condition, ...change })).toBe(words);
});

test.each<[string, Partial<TokenCondition>]>([
  ['Holds 100 or more tokens', {}],
  [
    'Holds $100 or more of SOL in one wallet',
    { currency: 'SOL', measure: 'USD', sum: 'ANY_WALLET' },
  ],
])('tokens: %s', (words, change) => {
  const [condition] = tokens.conditions;
  expect(condition && tokenConditionInWords({ ...condition, ...change })).toBe(words);
});

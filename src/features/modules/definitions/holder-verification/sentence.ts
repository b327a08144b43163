import { counted } from '@/shared/text/language';
import { holderSentence, nftsInWords, rangeWords } from '../../common-fields/holderSentence';
import {
  listOfPieces,
  say,
  type Names,
  type Sentence,
  type SentenceOf,
  writtenBy,
} from '../../engine/sentence';
import { MATCH_ANYONE } from '../../field-types/match/field';
import definition, { type HolderRule } from './definition';
import type { NftCondition } from './condition';

const sentence: SentenceOf<HolderRule> = (values, names) =>
  holderSentence(values, names, (condition) => nftsOf(condition, names));

function nftsOf(condition: NftCondition, names: Names): Sentence {
  const { kind, collection, least, hasMost, most, rankAtMost, mints } = condition;
  const nfts = nftsInWords(least, hasMost ? most : null);
  const of = names.asset(collection);
  switch (kind) {
    case 'TRAITS':
      return say`${nfts} of ${of} with ${traitsOf(condition)}`;
    case 'RARITY':
      return say`${nfts} of ${of} ranked ${String(rankAtMost)} or better`;
    case 'MINTS':
      return say`${rangeWords(String(least), hasMost ? String(most) : null)} of ${counted(mints.length, 'specific NFT')} of ${of}`;
    default:
      return say`${nfts} of ${of}`;
  }
}

function traitsOf({ traits, traitMatch }: NftCondition): Sentence {
  const all = traits
    .filter(({ name }) => name !== '')
    .map(({ name, values }) => ({ name: `${name} ${values.join(' or ')}`.trim() }));
  return all.length === 0
    ? ['certain traits']
    : listOfPieces(all, traitMatch === MATCH_ANYONE ? 'or' : 'and');
}

export default writtenBy(definition, sentence);

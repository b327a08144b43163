import type { ValuesOf } from '../../common-fields/field';
import { holderSentence, rangeWords } from '../../common-fields/holderSentence';
import {
  amountWords,
  say,
  type Names,
  type Sentence,
  type SentenceOf,
  writtenBy,
} from '../../engine/sentence';
import definition, { type TokenCondition } from './definition';

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const does = holderSentence(values, names, (condition) => tokensOf(condition, names));
  return values.ladder === 'HIGHEST' ? say`${does}, unless a higher tier applies` : does;
};

function tokensOf(condition: TokenCondition, names: Names): Sentence {
  const { currency, mint, measure, least, hasMost, most, sum } = condition;
  const isInDollars = measure === 'USD';
  const amount = rangeWords(
    amountWords(least),
    hasMost ? amountWords(most) : null,
    isInDollars ? '$' : '',
  );
  const token = currency === 'SOL' ? 'SOL' : names.symbol(mint);
  const wallet = sum === 'ANY_WALLET' ? ' in one wallet' : '';
  return say`${amount} ${isInDollars ? 'of ' : ''}${token}${wallet}`;
}

export default writtenBy(definition, sentence);

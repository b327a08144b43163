import { fromDollars } from '../../common-fields/alertSentence';
import type { ValuesOf } from '../../common-fields/field';
import { say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';

const sidesInWords: Readonly<Record<string, string>> = {
  BUYS: 'buys',
  SELLS: 'sells',
  BOTH: 'buys and sells',
};

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const { sides, token, minUsd, channelId } = values;
  return say`Posts ${sidesInWords[sides] ?? 'trades'}${fromDollars(minUsd)} of ${names.symbol(token)} in ${names.channel(channelId)}`;
};

export default writtenBy(definition, sentence);

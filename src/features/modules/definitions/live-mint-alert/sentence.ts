import type { ValuesOf } from '../../common-fields/field';
import { listOfPieces, say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';

const ORDER = ['DAY_BEFORE', 'HOUR_BEFORE', 'START', 'PROGRESS', 'SOLD_OUT'];

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const { collection, milestones, progressStep, channelId } = values;
  const words: Readonly<Record<string, string>> = {
    DAY_BEFORE: '1 day before',
    HOUR_BEFORE: '1 hour before',
    START: 'at the start',
    PROGRESS: `every ${String(progressStep)}%`,
    SOLD_OUT: 'when sold out',
  };
  const when = listOfPieces(
    ORDER.filter((each) => milestones.includes(each)).map((each) => words[each] ?? each),
    'and',
    ORDER.length,
  );
  return say`Announces the mint of ${names.asset(collection)} in ${names.channel(channelId)}: ${when}`;
};

export default writtenBy(definition, sentence);

import { durationWords } from '@/shared/time/durationWords';
import type { ValuesOf } from '../../common-fields/field';
import { every as everyWords } from '../../common-fields/scheduleInSentence';
import { say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';

const kinds: Readonly<Record<string, string>> = {
  CANDLE: 'candle chart',
  LINE: 'line chart',
  AREA: 'area chart',
  FLOOR_VOLUME: 'floor and volume chart',
  SALES_SCATTER: 'chart of each sale',
};
const lengths: Readonly<Record<string, string>> = {
  '1M': '1-minute',
  '5M': '5-minute',
  '15M': '15-minute',
  '1H': '1-hour',
  '4H': '4-hour',
  '1D': '1-day',
};

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const { asset, kind, interval, every, channelId } = values;
  const what = `${lengths[interval] ?? ''} ${kinds[kind] ?? 'chart'}`.trim();
  const when =
    every > 0 ? `every ${everyWords(durationWords(every))}` : 'when a member asks for it';
  return say`Posts a ${what} of ${names.asset(asset)} in ${names.channel(channelId)} ${when}`;
};

export default writtenBy(definition, sentence);

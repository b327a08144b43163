import { durationWords } from '@/shared/time/durationWords';
import type { ValuesOf } from '../../common-fields/field';
import { every } from '../../common-fields/scheduleInSentence';
import { say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';

const windows: Readonly<Record<string, string>> = {
  '5M': '5 minutes',
  '1H': 'hour',
  '6H': '6 hours',
  '24H': '24 hours',
};

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const { kind, window, top, mode, interval, channelId } = values;
  const assets = kind === 'NFTS' ? 'collections' : 'tokens';
  const list = `top ${String(top)} of the last ${windows[window] ?? '24 hours'}`;
  const what =
    mode === 'DIGEST'
      ? `the trending ${assets}, ${list},`
      : mode === 'BREAKOUT'
        ? `${assets} that climb fast in the ${list}`
        : `${assets} that enter the ${list}`;
  return say`Posts ${what} in ${names.channel(channelId)}, checked every ${every(durationWords(interval))}`;
};

export default writtenBy(definition, sentence);

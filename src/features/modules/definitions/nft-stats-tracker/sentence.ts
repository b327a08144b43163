import { counted } from '@/shared/text/language';
import type { ValuesOf } from '../../common-fields/field';
import { listOfPieces, say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';

const metricWords: Readonly<Record<string, string>> = {
  FLOOR: 'floor price',
  LISTED: 'listed NFTs',
  VOLUME: 'volume',
  SALES: 'sales',
  HOLDERS: 'holders',
  PRICE: 'price',
  MARKET_CAP: 'market cap',
  LIQUIDITY: 'liquidity',
};
const paces: Readonly<Record<string, string>> = {
  HOURLY: 'every hour',
  FOUR_HOURLY: 'every 4 hours',
  DAILY: 'every day',
  WEEKLY: 'every week',
};

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const { asset, metrics, every, triggers, channelId } = values;
  const what = listOfPieces(metrics.map((metric) => metricWords[metric] ?? 'figures'));
  const pace = paces[every];
  const struck = triggers.length === 0 ? [] : [`on ${counted(triggers.length, 'trigger')}`];
  const when = listOfPieces([...(pace === undefined ? [] : [pace]), ...struck]);
  return say`Posts the ${what} of ${names.asset(asset)} in ${names.channel(channelId)} ${when}`;
};

export default writtenBy(definition, sentence);

import type { ValuesOf } from '../../common-fields/field';
import { marketplacesOf, pricesOf } from '../../common-fields/alertSentence';
import { listOfPieces, say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';

const kinds: Readonly<Record<string, string>> = {
  LIST: 'new listings',
  PRICE_CHANGE: 'price changes',
  DELIST: 'delistings',
  BID: 'NFT bids',
  COLLECTION_BID: 'collection bids',
};

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const { events, isBelowFloor, maxRank, collection, channelId } = values;
  const what = listOfPieces(events.map((kind) => kinds[kind] ?? 'listings'));
  const rank = maxRank > 0 ? `, ranked ${String(maxRank)} or better,` : '';
  const floor = isBelowFloor ? ' below floor' : '';
  return say`Posts ${what} of ${names.asset(collection)}${floor}${pricesOf(values)}${marketplacesOf(values)}${rank} in ${names.channel(channelId)}`;
};

export default writtenBy(definition, sentence);

import { marketplacesOf, pricesOf } from '../../common-fields/alertSentence';
import {
  listOfPieces,
  say,
  type Sentence,
  type SentenceOf,
  writtenBy,
} from '../../engine/sentence';
import definition, { type SaleAlert } from './definition';

const SALES = ['BUY_NOW', 'ACCEPTED_BID', 'AMM_POOL', 'AUCTION'];
const kinds: Readonly<Record<string, string>> = {
  BUY_NOW: 'buys at list price',
  ACCEPTED_BID: 'accepted bids',
  AMM_POOL: 'pool sales',
  AUCTION: 'auctions',
  MINT: 'mints',
};

const sentence: SentenceOf<SaleAlert> = (values, names) =>
  say`Posts ${whatOf(values)} of ${names.asset(values.collection)}${pricesOf(values)}${marketplacesOf(values)} in ${names.channel(values.channelId)}`;

/** All kinds of sales are sales. */
function whatOf({ events }: SaleAlert): Sentence {
  const isEvery = SALES.every((kind) => events.includes(kind));
  const others = events.filter((kind) => !isEvery || !SALES.includes(kind));
  return listOfPieces([
    ...(isEvery ? ['sales'] : []),
    ...others.map((kind) => kinds[kind] ?? 'sales'),
  ]);
}

export default writtenBy(definition, sentence);

import { shortAddress } from '@/shared/solana/shortAddress';
import { fromDollars } from '../../common-fields/alertSentence';
import type { ValuesOf } from '../../common-fields/field';
import { listOfPieces, say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';

const kinds: Readonly<Record<string, string>> = {
  BUY: 'buys',
  SELL: 'sells',
  NFT_BUY: 'NFTs bought',
  NFT_SELL: 'NFTs sold',
  NFT_MINT: 'NFTs minted',
};

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const { wallet, types, minUsd, isFirstBuyOnly, channelId } = values;
  const what = listOfPieces(types.map((type) => kinds[type] ?? 'other activity'));
  const by = wallet === '' ? 'a wallet' : { name: shortAddress(wallet) };
  const first = isFirstBuyOnly ? ', first buys only,' : '';
  return say`Posts ${what}${fromDollars(minUsd)} by ${by}${first} in ${names.channel(channelId)}`;
};

export default writtenBy(definition, sentence);

import type { ValuesOf } from '../../common-fields/field';
import { listOfPieces, say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';

const done: Readonly<Record<string, string>> = {
  LISTING: 'listed',
  SALE: 'sold',
  MINT: 'minted',
};

const sentence: SentenceOf<ValuesOf<typeof definition.fields>> = (values, names) => {
  const { collection, hasAlerts, hasCommand, events, rankAtMost, channelId } = values;
  const of = names.asset(collection);
  const what = listOfPieces(
    events.map((event) => done[event] ?? 'traded'),
    'or',
  );
  if (hasAlerts)
    return say`Posts in ${names.channel(channelId)} when an NFT of ${of} ranked ${String(rankAtMost)} or better is ${what}`;
  return hasCommand
    ? say`Answers /rarity for NFTs of ${of}`
    : say`Ranks the NFTs of ${of} by rarity`;
};

export default writtenBy(definition, sentence);

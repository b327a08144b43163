import { LANGUAGE } from '@/shared/text/locales';
import spec from '@/features/modules/definitions/nft-rarity-tracker/definition';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import { eventsOf, type MarketEvent, type NftEvent, type Stream } from '../../market/marketEvents';
import { rankOf, traitsOf, type RankMethod } from '../../market/pieces';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import type { PostRow } from '../../discord-posts/post';
import { messagePost, noiseHold, outcome, sol, ticked, told } from '../compose/common';
import { asNft, listingTypes, nameOf, pieceOf, places, toldOf } from '../compose/pieces';

type Tracker = ValuesOf<typeof spec.fields>;
type Tier = Tracker['tiers'][number];

const STREAMS: readonly Stream[] = ['LISTING', 'SALE', 'MINT'];
const kinds: Readonly<Record<string, string>> = {
  LISTING: 'listed',
  SALE: 'sold',
  MINT: 'minted',
  OTHER: 'not a listing, sale or mint',
};
const methods: readonly RankMethod[] = [
  'STATISTICAL',
  'HOWRARE_SUM',
  'TRAIT_NORMALISED',
  'OPENRARITY',
];

/** Kind of an NFT's event; bids and changed prices cause no posts. */
const kindOf = ({ stream, type }: NftEvent): string =>
  type === 'MINT' ? 'MINT' : stream === 'SALE' ? 'SALE' : type === 'LIST' ? 'LISTING' : 'OTHER';

/** The same in words, for a list. */
const happened = (nft: NftEvent): string => {
  const kind = kindOf(nft);
  return (kind === 'OTHER' ? listingTypes[nft.type] : kinds[kind]) ?? nft.type;
};

const rankIn = (values: Tracker, { asset, item }: NftEvent) =>
  rankOf(
    asset,
    item,
    methods.find((method) => method === values.method),
  );

function filtersOf(values: Tracker, nft: NftEvent) {
  const { collection: wanted, rankAtMost: most } = values;
  const rank = rankIn(values, nft)?.rank ?? null;
  const limit = (nft.floor * BigInt(Math.round(values.maxTimesFloor * 1000))) / 1000n;
  return [
    outcome('collection', 'Collection', nft.asset === wanted, nameOf(nft.asset), nameOf(wanted)),
    ...(values.hasAlerts ? [] : [outcome('hasAlerts', 'Alerts', false, 'off', 'on')]),
    ticked('events', 'Event type', values.events, kindOf(nft), kinds),
    outcome(
      'rankAtMost',
      'Rank',
      rank !== null && rank <= most,
      rank === null ? 'unknown' : String(rank),
      `${String(most)} or better`,
    ),
    // A collection without a floor price has no price limit.
    ...(nft.floor === 0n
      ? []
      : [
          outcome(
            'maxTimesFloor',
            'Price',
            nft.lamports <= limit,
            sol(nft.lamports),
            `at most ${sol(limit)}`,
          ),
        ]),
  ];
}

const titleOf = ({ emoji, title }: Tier): string =>
  [emoji, title].filter((part) => part !== '').join(' ');

const shareOf = (found: ReturnType<typeof rankIn>): number =>
  found ? (found.rank * 100) / found.of : 100;

/** The narrowest tier of an NFT. */
const tierOf = (values: Tracker, nft: NftEvent): Tier | undefined => {
  const share = shareOf(rankIn(values, nft));
  return values.tiers
    .toSorted((one, other) => one.topPercent - other.topPercent)
    .find((each) => share <= each.topPercent);
};

function variablesOf(values: Tracker, nft: NftEvent): PostRow['variables'] {
  const found = rankIn(values, nft);
  const share = shareOf(found);
  const tier = tierOf(values, nft);
  const rarest = (traitsOf(nft.asset, nft.item) ?? [])
    .toSorted((one, other) => one.share - other.share)
    .slice(0, Math.max(1, values.showTraits))
    .map(({ name, value }) => `${name}: ${value}`);
  return [
    told('nft.name', pieceOf(nft)),
    told('nft.rank', found ? found.rank.toLocaleString(LANGUAGE) : '…'),
    told('nft.supply', found ? found.of.toLocaleString(LANGUAGE) : '…'),
    told('nft.top.percent', found ? `${share.toFixed(2)}%` : '…'),
    told('nft.tier', tier ? titleOf(tier) : `Rank ${String(found?.rank ?? '…')}`),
    told('nft.score', found ? found.score.toFixed(1) : '…'),
    told('nft.traits.rarest', rarest.join(', ') || '…'),
    told('price', sol(nft.lamports)),
    told(
      'price.vs.floor',
      nft.floor === 0n ? '…' : `${(Number((nft.lamports * 100n) / nft.floor) / 100).toFixed(2)}×`,
    ),
    told('marketplace', places[nft.marketplace] ?? nft.marketplace),
  ];
}

const of = (_: Posting, { values }: PostingRule<Tracker>, event: MarketEvent): Due<'channelId'> => {
  if (event.stream === 'TRADE') throw new TypeError('A trade is nothing of a collection.');
  const nft = asNft(event);
  return {
    key: event.signature,
    at: event.at,
    kind: event.stream,
    label: `${pieceOf(nft)}: ${happened(nft)}, rank ${String(rankIn(values, nft)?.rank ?? '…')}`,
    signature: event.signature,
    by: nft.by,
    channelAt: 'channelId',
    filters: () => filtersOf(values, nft),
    held: noiseHold(values, event.at, nft.by),
    post: () => messagePost(values.message, variablesOf(values, nft), values.mentionRoles),
  };
};

/** Alerts for rare NFTs that are listed, sold or minted. */
const rarity = createPoster(spec, {
  place: 11,

  market: { streams: STREAMS, of },
  due: (posting, rule, after, to) => {
    if (!rule.values.hasAlerts) return [];
    const { events, collection } = rule.values;
    return STREAMS.filter((stream) => events.includes(stream))
      .flatMap((stream) => eventsOf(stream, collection, after, to))
      .flatMap((event) => toldOf(of(posting, rule, event), event))
      .sort((one, other) => one.at - other.at);
  },
});
export default rarity;

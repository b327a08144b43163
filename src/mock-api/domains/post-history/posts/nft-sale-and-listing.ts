import { LANGUAGE } from '@/shared/text/locales';
import listing from '@/features/modules/definitions/nft-listing/definition';
import sale from '@/features/modules/definitions/nft-sale/definition';
import { unitsOf } from '@/features/modules/common-fields/decimal';
import type { ValuesOf } from '@/features/modules/common-fields/field';
import type { FilterOutcome } from '@/features/modules/post-history/delivery';
import { formatSol } from '@/shared/money/lamports';
import { shortAddress } from '@/shared/solana/shortAddress';
import { pieceAddress } from '../../holdings/pieces';
import { findCollection } from '../../market/market';
import { eventsOf, type MarketEvent, type NftEvent, type Stream } from '../../market/marketEvents';
import { createPoster, type Due, type Posting, type PostingRule, type Posts } from '../due';
import { collectionPage, linkTo } from '../../discord-posts/branding';
import type { PostRow } from '../../discord-posts/post';
import { messagePost, noiseHold, outcome, sol, ticked, told } from '../compose/common';
import { asNft, listingTypes, nameOf, pieceOf, places, toldOf } from '../compose/pieces';

type SaleAlert = ValuesOf<typeof sale.fields>;
type ListingAlert = ValuesOf<typeof listing.fields>;
/** What the alerts have in common. */
type NftAlert = Pick<SaleAlert, keyof SaleAlert & keyof ListingAlert>;

const saleTypes: Readonly<Record<string, string>> = {
  BUY_NOW: 'bought at list price',
  ACCEPTED_BID: 'bid accepted',
  AMM_POOL: 'sold to an AMM pool',
  AUCTION: 'auction won',
  MINT: 'minted',
};
function floorGap({ lamports, floor }: NftEvent): string {
  if (floor === 0n) return 'no floor';
  const percent = ((lamports - floor) * 100n) / floor;
  return `${percent >= 0n ? '+' : '−'}${String(percent < 0n ? -percent : percent)}%`;
}

/** What alerts about sales and about listings both ask for. */
function sharedFilters(values: NftAlert, nft: NftEvent, words: Readonly<Record<string, string>>) {
  const { collection: wanted } = values;
  const least = unitsOf(values.minPrice) ?? 0n;
  const most = values.hasMaxPrice ? unitsOf(values.maxPrice) : null;
  const have = sol(nft.lamports);
  return [
    outcome('collection', 'Collection', nft.asset === wanted, nameOf(nft.asset), nameOf(wanted)),
    ticked('events', 'Event type', values.events, nft.type, words),
    ticked('marketplaces', 'Marketplace', values.marketplaces, nft.marketplace, places),
    outcome('minPrice', 'Price', nft.lamports >= least, have, `at least ${sol(least)}`),
    ...(most === null
      ? []
      : [outcome('maxPrice', 'Maximum price', nft.lamports <= most, have, `at most ${sol(most)}`)]),
  ];
}

function saleFilters(values: SaleAlert, nft: NftEvent): FilterOutcome[] {
  const shared = sharedFilters(values, nft, saleTypes);
  if (!values.ignoreSelfTransfer) return shared;
  const have = nft.isSelfTransfer ? 'wallets that fund each other' : 'unrelated wallets';
  return [
    ...shared,
    outcome(
      'ignoreSelfTransfer',
      'Buyer and seller',
      !nft.isSelfTransfer,
      have,
      'unrelated wallets',
    ),
  ];
}

function listingFilters(values: ListingAlert, nft: NftEvent): FilterOutcome[] {
  const { maxRank } = values;
  return [
    ...sharedFilters(values, nft, listingTypes),
    ...(values.isBelowFloor
      ? [
          outcome(
            'isBelowFloor',
            'Price vs. floor',
            nft.lamports < nft.floor,
            sol(nft.lamports),
            `below ${sol(nft.floor)}`,
          ),
        ]
      : []),
    ...(maxRank > 0
      ? [
          outcome(
            'maxRank',
            'Rank',
            nft.rank <= maxRank,
            String(nft.rank),
            `${String(maxRank)} or better`,
          ),
        ]
      : []),
  ];
}

/** Where it was traded; the server's own marketplace where that has no page for it. */
function marketplaceLink({ asset, marketplace }: NftEvent): PostRow['variables'][number] {
  const page = collectionPage(marketplace, asset);
  return page === undefined
    ? linkTo('marketplace.link', 'collection', asset)
    : told('marketplace.link', page, false);
}

function rarityOf({ asset, rank }: NftEvent): string {
  const items = findCollection(asset)?.items ?? 0;
  return items > 0 ? `top ${((rank * 100) / items).toFixed(1)}%` : '…';
}

const variablesOf = (nft: NftEvent): PostRow['variables'] => [
  told('nft.name', pieceOf(nft)),
  told('nft.image', findCollection(nft.asset)?.image ?? ''),
  told('nft.rank', nft.rank.toLocaleString(LANGUAGE)),
  told('nft.rarity', rarityOf(nft)),
  told('collection.name', nameOf(nft.asset)),
  told('collection.floor', formatSol(nft.floor)),
  told('price.sol', formatSol(nft.lamports)),
  told('price.vs.floor', floorGap(nft)),
  told('marketplace', places[nft.marketplace] ?? nft.marketplace),
  linkTo('item.link', 'nft', pieceAddress(nft.asset, nft.item)),
  marketplaceLink(nft),
  linkTo('tx.link', 'transaction', nft.signature),
  told('buyer.short', shortAddress(nft.by)),
  told('seller.short', shortAddress(nft.seller)),
];

interface About<Alert> {
  place: number;
  streams: readonly Stream[];
  label: (nft: NftEvent) => string;
  filters: (values: Alert, nft: NftEvent) => FilterOutcome[];
  by: (nft: NftEvent) => string;
}

function nftPosts<Alert extends NftAlert>({
  place,
  streams,
  label,
  filters,
  by,
}: About<Alert>): Posts<Alert> {
  const of = (_: Posting, { values }: PostingRule<Alert>, event: MarketEvent): Due<'channelId'> => {
    if (event.stream === 'TRADE') throw new TypeError('A trade is nothing of a collection.');
    const nft = asNft(event);
    return {
      key: event.signature,
      at: event.at,
      kind: nft.stream,
      label: label(nft),
      signature: event.signature,
      by: by(nft),
      channelAt: 'channelId',
      filters: () => filters(values, nft),
      held: noiseHold(values, event.at, by(nft)),
      post: () => messagePost(values.message, variablesOf(nft), values.mentionRoles),
    };
  };
  return {
    place,
    market: { streams, of },
    due: (posting, rule, after, to) =>
      streams
        .flatMap((stream) => eventsOf(stream, rule.values.collection, after, to))
        .flatMap((event) => toldOf(of(posting, rule, event), event)),
  };
}

const sales = createPoster(
  sale,
  nftPosts({
    place: 1,
    streams: ['SALE', 'MINT'],
    label: (nft) => `${pieceOf(nft)} sold for ${sol(nft.lamports)}`,
    filters: saleFilters,
    by: (nft) => nft.by,
  }),
);

const listings = createPoster(
  listing,
  nftPosts({
    place: 2,
    streams: ['LISTING'],
    label: (nft) => `${pieceOf(nft)}: ${listingTypes[nft.type] ?? nft.type}, ${sol(nft.lamports)}`,
    filters: listingFilters,
    by: (nft) => nft.seller,
  }),
);

export default [sales, listings];

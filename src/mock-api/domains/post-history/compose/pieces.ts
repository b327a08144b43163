import { findCollection, findToken } from '../../market/market';
import { isToldTwice, type MarketEvent, type NftEvent } from '../../market/marketEvents';
import { rankOf } from '../../market/pieces';
import type { Due } from '../due';

const MINT_PRICE = 500_000_000n;

/** A mint as the sale it is to an alert about sales. */
export const asNft = (event: Exclude<MarketEvent, { stream: 'TRADE' }>): NftEvent =>
  event.stream !== 'MINT'
    ? event
    : {
        signature: event.signature,
        at: event.at,
        asset: event.asset,
        by: event.by,
        stream: 'SALE',
        type: 'MINT',
        item: event.minted,
        rank: rankOf(event.asset, event.minted)?.rank ?? event.minted,
        lamports: MINT_PRICE,
        floor: 0n,
        marketplace: 'OTHER',
        seller: event.asset,
        isSelfTransfer: false,
      };

export const places: Readonly<Record<string, string>> = {
  MAGIC_EDEN: 'Magic Eden',
  TENSOR: 'Tensor',
  OTHER: 'another marketplace',
};
export const listingTypes: Readonly<Record<string, string>> = {
  LIST: 'new listing',
  PRICE_CHANGE: 'price change',
  DELIST: 'delisted',
  BID: 'bid',
  COLLECTION_BID: 'collection bid',
};

export const nameOf = (address: string) => findCollection(address)?.name ?? 'Unknown collection';
export const symbolOf = (mint: string) => findToken(mint)?.symbol ?? 'an unknown token';
export const pieceOf = ({ asset, item }: NftEvent) => `${nameOf(asset)} #${String(item)}`;

/** What the source tells, which may be the same thing twice. */
export const toldOf = <At extends string>(due: Due<At>, event: MarketEvent): Due<At>[] =>
  isToldTwice(event)
    ? [due, { ...due, key: `${due.key}#2`, at: due.at + 3000, isRepeat: true }]
    : [due];

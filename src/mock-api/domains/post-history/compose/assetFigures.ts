import { LANGUAGE } from '@/shared/text/locales';
import { parseSol } from '@/shared/money/lamports';
import { DAY } from '@/shared/time/durations';
import { hashOf } from '../../../store/hashed';
import { findCollection } from '../../market/market';
import { eventsOf, type NftEvent } from '../../market/marketEvents';
import { priceAt, priceInWords } from '../../market/prices';
import type { Posting } from '../due';
import { holdersOf } from './figures';

/** Figures have 15 decimals, as prices have. */
const ONE = 10n ** 15n;
const OF_LAMPORTS = 1_000_000n;

/** Tokens there are of each, for want of an index of supplies. */
export const SUPPLY = 10_000_000n;

const COUNTS: ReadonlySet<string> = new Set(['HOLDERS', 'LISTED', 'SALES']);
const IN_DOLLARS: ReadonlySet<string> = new Set(['LIQUIDITY', 'MARKET_CAP']);

const soldFor = (sales: readonly NftEvent[]) =>
  sales.reduce((sum, { lamports }) => sum + lamports, 0n);

/** What is known of a token or collection over a time. */
export interface AssetFigures {
  /** In units of 10^-15; null where it is not known, or there is no such thing. */
  units: (metric: string, at: number) => bigint | null;
  /** The same in words, and … where it is not known. */
  text: (metric: string, at: number) => string;
  /** What a collection was sold for after one moment and up to another. */
  volumeIn: (after: number, to: number) => bigint | null;
}

/** Hundredths of a percent of a collection that are on sale at a time: between 2 and 10 %. */
const listedShare = (address: string, at: number): number =>
  200 + (hashOf('listed', address, String(Math.floor(at / DAY))) % 800);

/** Dollars in the pools of a token: a twelfth of what all its tokens are worth. Units of 10^-15. */
export const liquidityAt = (price: bigint): bigint => (price * SUPPLY) / 12n;

/** Looks the market up once for a time. */
export function assetFigures(
  { world }: Posting,
  asset: string,
  from: number,
  to: number,
): AssetFigures {
  const collection = findCollection(asset);
  let known: NftEvent[] | null = null;
  const salesIn = (after: number, until: number) => {
    known ??= eventsOf('SALE', asset, from - DAY, to).flatMap((event) =>
      event.stream === 'SALE' ? [event] : [],
    );
    return known.filter(({ at }) => at > after && at <= until);
  };
  const holders = new Map<number, number>();
  const units = (metric: string, at: number): bigint | null => {
    if (metric === 'HOLDERS') {
      const count = holders.get(at) ?? holdersOf(world, asset, at);
      holders.set(at, count);
      return BigInt(count) * ONE;
    }
    if (collection) {
      if (metric === 'FLOOR')
        return collection.floorSol === null ? null : parseSol(collection.floorSol) * OF_LAMPORTS;
      if (metric === 'VOLUME') return soldFor(salesIn(at - DAY, at)) * OF_LAMPORTS;
      if (metric === 'LISTED')
        return (
          BigInt(Math.floor(((collection.items ?? 0) * listedShare(asset, at)) / 10_000)) * ONE
        );
      return metric === 'SALES' ? BigInt(salesIn(at - DAY, at).length) * ONE : null;
    }
    if (metric === 'PRICE') return priceAt(asset, at, 'SOL');
    const price = priceAt(asset, at);
    if (price === null) return null;
    if (metric === 'LIQUIDITY') return liquidityAt(price);
    return metric === 'MARKET_CAP' ? price * SUPPLY : null;
  };
  return {
    units,
    text: (metric, at) => {
      const found = units(metric, at);
      if (found === null) return '…';
      if (COUNTS.has(metric)) return (found / ONE).toLocaleString(LANGUAGE);
      return priceInWords(found, IN_DOLLARS.has(metric) ? 'USD' : 'SOL');
    },
    volumeIn: (after, until) => (collection ? soldFor(salesIn(after, until)) * OF_LAMPORTS : null),
  };
}

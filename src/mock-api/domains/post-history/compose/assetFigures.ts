import { LANGUAGE } from '@/shared/text/locales';
import { parseSol } from '@/shared/money/lamports';
import { DAY } from '@/shared/time/durations';
import { hashOf } from '../../../store/hashed';
import { findCollection } from '../../market/market';
import { eventsOf, type NftEvent } from '../../market/marketEvents';
import { priceAt, priceInWords } from '../../market/prices';
import type { Posting } from '../due';
import { holdersOf } from './figures';

/** Figures have 15 decimals, like prices. */
const ONE = 10n ** 15n;
const OF_LAMPORTS = 1_000_000n;

/** Assumed supply of each token, since there is no index of supplies. */
export const SUPPLY = 10_000_000n;

const COUNTS: ReadonlySet<string> = new Set(['HOLDERS', 'LISTED', 'SALES']);
const IN_DOLLARS: ReadonlySet<string> = new Set(['LIQUIDITY', 'MARKET_CAP']);

const soldFor = (sales: readonly NftEvent[]) =>
  sales.reduce((sum, { lamports }) => sum + lamports, 0n);

/** Figures of a token or collection over a time range. */
export interface AssetFigures {
  /** In units of 10^-15; null where the figure is unknown or does not exist. */
  units: (metric: string, at: number) => bigint | null;
  /** The same in words, or … where it is unknown. */
  text: (metric: string, at: number) => string;
  /** Sales volume of a collection after one moment and up to another. */
  volumeIn: (after: number, to: number) => bigint | null;
}

/** Share of a collection listed for sale at a time, in hundredths of a percent: between 2% and 10%. */
const listedShare = (address: string, at: number): number =>
  200 + (hashOf('listed', address, String(Math.floor(at / DAY))) % 800);

/** Dollars in a token's pools: a twelfth of its market cap. Units of 10^-15. */
export const liquidityAt = (price: bigint): bigint => (price * SUPPLY) / 12n;

/** Reads the market once for a time range. */
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

import type { AssetSent } from '@/features/modules/market/market';
import { currencies, type Currency } from '@/shared/format/preferenceChoices';
import { formatUnits } from '@/shared/money/lamports';
import { floorAt, priceAt } from '../market/prices';

const SOL = 'So11111111111111111111111111111111111111112';
/** Decimals of the market's prices. */
const DECIMALS = 15;
const SOL_DECIMALS = 9;
const MILLION = 1_000_000n;
/** What a dollar is in each currency, in millionths. */
const perDollar: Readonly<Record<Currency, bigint>> = {
  USD: MILLION,
  EUR: 921_600n,
  GBP: 789_300n,
  JPY: 151_240_000n,
  CHF: 883_500n,
  BRL: 5_412_000n,
  INR: 84_390_000n,
  TRY: 34_570_000n,
};

/** What one SOL costs in the market at a moment. */
export function solRates(at: number): { currency: Currency; price: string }[] {
  const dollars = priceAt(SOL, at) ?? 0n;
  return currencies.map((currency) => ({
    currency,
    price: formatUnits((dollars * perDollar[currency]) / MILLION, DECIMALS),
  }));
}

/**
 * Price in SOL: the market price of a token, or the floor price of a collection. Null if it isn't traded.
 *
 * @param at ms since 1970, at most `now`
 */
export function priceIn({ kind, address, priceSol }: AssetSent, at: number, now = at) {
  if (kind === 'collection' && at === now) return priceSol;
  if (kind === 'token') {
    const price = priceAt(address, at, 'SOL');
    return price === null ? null : formatUnits(price, DECIMALS);
  }
  const floor = floorAt(address, at, now);
  // Rounded to whole lamports, because a listing can't have a smaller unit.
  return floor === null
    ? null
    : formatUnits(floor / 10n ** BigInt(DECIMALS - SOL_DECIMALS), SOL_DECIMALS);
}

import { LANGUAGE } from '@/shared/text/locales';
import { amountWords } from '../engine/sentence';
import { unitsOf } from './decimal';

interface PriceRange {
  minPrice: string;
  hasMaxPrice: boolean;
  maxPrice: string;
}

/** The prices an alert is narrowed to, with a space before them: " for 1 to 5 SOL"; empty for any price. */
export function pricesOf({ minPrice, hasMaxPrice, maxPrice }: PriceRange): string {
  const least = (unitsOf(minPrice) ?? 0n) > 0n ? amountWords(minPrice) : null;
  if (hasMaxPrice)
    return least === null
      ? ` for up to ${amountWords(maxPrice)} SOL`
      : ` for ${least} to ${amountWords(maxPrice)} SOL`;
  return least === null ? '' : ` for ${least} SOL or more`;
}

/** The marketplaces an alert is narrowed to, with a space before them; empty for all three. */
export function marketplacesOf({ marketplaces }: { marketplaces: readonly string[] }): string {
  const names = ['MAGIC_EDEN', 'TENSOR', 'OTHER'].filter((each) => marketplaces.includes(each));
  if (names.length === 0 || names.length === 3) return '';
  const words = names.map((name) => MARKETS[name] ?? name);
  return ` on ${words.join(' and ')}`;
}

const MARKETS: Readonly<Record<string, string>> = {
  MAGIC_EDEN: 'Magic Eden',
  TENSOR: 'Tensor',
  OTHER: 'other marketplaces',
};

/** " of $100 or more"; empty from nothing on. */
export const fromDollars = (least: number): string =>
  least > 0 ? ` of $${least.toLocaleString(LANGUAGE)} or more` : '';

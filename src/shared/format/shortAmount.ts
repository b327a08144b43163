import { preferences } from './displayPreferences';
import { amountText } from './amounts';

const SIGNIFICANT = 4;

/**
 * Base units with four significant digits, rounded. Only the fraction is cut: 0.0123456 becomes 0.01235, and
 * 12,408.123 becomes 12,408. What is not 0 never becomes 0.
 */
export function shortUnits(units: bigint, decimals: number): bigint {
  if (units < 0n) return -shortUnits(-units, decimals);
  const cut = Math.min(decimals, units.toString().length - SIGNIFICANT);
  if (cut <= 0) return units;
  const step = 10n ** BigInt(cut);
  return ((units + step / 2n) / step) * step;
}

/** Base units with every digit and their sign: "−1.25". */
export const exactText = (
  units: bigint,
  decimals: number,
  locale: string = preferences().numbers,
): string =>
  units < 0n ? `−${amountText(-units, decimals, locale)}` : amountText(units, decimals, locale);

/** Base units to read and compare, where the exact amount is at hand: "0.01235", "12,408". */
export const shortText = (
  units: bigint,
  decimals: number,
  locale: string = preferences().numbers,
): string => exactText(shortUnits(units, decimals), decimals, locale);

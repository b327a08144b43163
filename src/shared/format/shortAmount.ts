import { preferences } from './displayPreferences';
import { shortUnits } from '../money/shortUnits';
import { amountText } from './amounts';

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

import { numberFormat } from './numberFormat';
import { preferences } from './displayPreferences';

/**
 * A number in the user's chosen format: "12,408". At most three decimals unless `options` says otherwise; a number that
 * would round to 0 has four significant digits instead: "0.00004".
 */
export function inNumbers(value: number | bigint, options: Intl.NumberFormatOptions = {}): string {
  const { numbers } = preferences();
  const format = numberFormat(numbers, options);
  const { maximumFractionDigits = 3 } = format.resolvedOptions();
  const isLost = value !== 0 && Math.abs(Number(value)) < 0.5 * 10 ** -maximumFractionDigits;
  if (!isLost) return format.format(value);
  const { maximumFractionDigits: _, ...rest } = options;
  return numberFormat(numbers, { ...rest, maximumSignificantDigits: 4 }).format(value);
}

/**
 * A share in percent, in the user's chosen format: 0.1234 is "12.3%". Never "0%" for a share above 0.
 *
 * @param share 1 is the whole
 */
export const inPercent = (share: number, options: Intl.NumberFormatOptions = {}): string =>
  `${inNumbers(share * 100, { maximumFractionDigits: 1, ...options })}%`;

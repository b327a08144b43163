import { formatSol } from './lamports';

const SIGNIFICANT = 4;
/** An amount below this with at most two decimal places is already short: 199.25. */
const SHORT_BELOW = 1000n;

/**
 * Base units with four significant digits, rounded. Only the fraction is cut: 0.0123456 becomes 0.01235, and 12,408.123
 * becomes 12,408, but 199.25 stays. A non-zero amount never becomes 0.
 */
export function shortUnits(units: bigint, decimals: number): bigint {
  if (units < 0n) return -shortUnits(-units, decimals);
  const cut = Math.min(decimals, units.toString().length - SIGNIFICANT);
  if (cut <= 0 || isShort(units, decimals)) return units;
  const step = 10n ** BigInt(cut);
  return ((units + step / 2n) / step) * step;
}

const isShort = (units: bigint, decimals: number): boolean =>
  units < SHORT_BELOW * 10n ** BigInt(decimals) &&
  units % 10n ** BigInt(Math.max(0, decimals - 2)) === 0n;

const SOL_DECIMALS = 9;

/** An amount of SOL with four significant digits, without its unit: "6.778". */
export const shortSol = (lamports: bigint): string => formatSol(shortUnits(lamports, SOL_DECIMALS));

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

import { formatSol } from '@/shared/money/lamports';

/** Lamports, with or without a sign, as exact decimal text for a file; null where there are none. */
export function solDecimal(lamports: string | null): string | null {
  if (lamports === null) return null;
  const value = BigInt(lamports);
  return value < 0n ? `-${formatSol(-value)}` : formatSol(value);
}

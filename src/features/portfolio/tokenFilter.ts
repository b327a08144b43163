import type { TokenLine } from './tokenLines';
import { SOL } from './tokenLines';
import { FIAT_DECIMALS, fiatOf } from '@/features/billing/sol-value/fiat';

/** Additional groups of tokens that can be shown; each is a switch in the URL. */
export const switches = ['small', 'hidden'] as const;
export type Switch = (typeof switches)[number];
export type Shown = Readonly<Record<Switch, boolean>>;

/** Tokens worth less than this are small: one dollar. */
const SMALL = 10n ** BigInt(FIAT_DECIMALS);

/** Reads the switches from the address. */
export const readShown = (params: URLSearchParams): Shown => ({
  small: params.get('small') === '1',
  hidden: params.get('hidden') === '1',
});

/** Why a token is hidden unless a switch shows it; null if it is visible. SOL always is. */
export function reasonOf(
  { id, worth }: TokenLine,
  hidden: ReadonlySet<string>,
  usd: bigint | null,
): Switch | null {
  if (id === SOL) return null;
  if (hidden.has(id)) return 'hidden';
  // Without a price it is unknown whether the token is small.
  if (worth === null || usd === null) return null;
  return fiatOf(worth, usd) < SMALL ? 'small' : null;
}

/** Splits the tokens into the visible ones and the number of hidden ones, by reason. */
export function sift(
  lines: readonly TokenLine[],
  shown: Shown,
  hidden: ReadonlySet<string>,
  usd: bigint | null,
) {
  const counts: Record<Switch, number> = { small: 0, hidden: 0 };
  const inSight = lines.filter((line) => {
    const reason = reasonOf(line, hidden, usd);
    if (reason !== null) counts[reason] += 1;
    return reason === null || shown[reason];
  });
  return { inSight, counts };
}

/** A share of a sum in hundredths of a percent; null if the sum is 0. */
export const shareOf = (part: bigint, sum: bigint): number | null =>
  sum === 0n ? null : Number((part * 10_000n) / sum);

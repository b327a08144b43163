import type { Claim } from './claim';
import type { Payout, PointsEntry } from '@/features/earning/points/points';

/** One thing that happened to a member's points on a server. */
export type Happening =
  | { kind: 'entry'; id: string; at: string | null; entry: PointsEntry }
  | { kind: 'claim'; id: string; at: string | null; claim: Claim }
  | { kind: 'payout'; id: string; at: string | null; payout: Payout };

/** The first page of a list, newest first; undefined while it is loading or when it couldn't be loaded. */
interface FirstPage<Item> {
  items: readonly Item[];
  total: number | null;
}
export interface FirstPages {
  entries: FirstPage<PointsEntry> | undefined;
  claims: FirstPage<Claim> | undefined;
  payouts: FirstPage<Payout> | undefined;
}

/** A claim is one row with its status; its lines in the ledger are left to the ledger. */
const isOfClaim = ({ type }: PointsEntry) => type.startsWith('CLAIM_');

const timeOf = (at: string | null) => {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? -Infinity : time;
};

/** Nothing of a list is older than what of it is known; -Infinity where all of it is. */
function horizonOf(page: FirstPage<{ at: string | null }> | undefined): number {
  if (!page || (page.total ?? 0) <= page.items.length) return -Infinity;
  return Math.min(...page.items.map(({ at }) => timeOf(at)));
}

/**
 * The newest of three lists in one, newest first, of which only the first pages are known: older rows than the oldest
 * known row of a list with more pages are left out, since rows would be missing between them.
 *
 * @param most rows at most
 */
export function newestOf(pages: FirstPages, most: number): { rows: Happening[]; isAll: boolean } {
  const { entries, claims, payouts } = pages;
  const horizon = Math.max(...[entries, claims, payouts].map(horizonOf));
  const all: Happening[] = [
    ...(entries?.items ?? [])
      .filter((entry) => claims === undefined || !isOfClaim(entry))
      .map((entry) => ({ kind: 'entry' as const, id: `e${entry.id}`, at: entry.at, entry })),
    ...(claims?.items ?? []).map((claim) => ({
      kind: 'claim' as const,
      id: `c${claim.id}`,
      at: claim.at,
      claim,
    })),
    ...(payouts?.items ?? []).map((payout) => ({
      kind: 'payout' as const,
      id: `p${payout.id}`,
      at: payout.at,
      payout,
    })),
  ];
  const rows = all
    .filter(({ at }) => timeOf(at) >= horizon)
    .toSorted((one, other) => timeOf(other.at) - timeOf(one.at) || 0)
    .slice(0, most);
  return { rows, isAll: horizon === -Infinity && rows.length === all.length };
}

import { useMemo } from 'react';
import { useAmbassadorLinksQuery } from '@/features/billing/referrals/referralsApi';
import { timeSorts } from '@/features/billing/referrals/program';
import type { FilterChoice } from '@/shared/ui/table/column';
import type { TableControl } from '@/shared/ui/table/useTableState';
import { formatSol } from '@/shared/money/lamports';

/** Time range a list looks. */
export const spans: readonly FilterChoice[] = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

/** Statuses as choices of a filter, in words. */
export const choicesOf = (
  statuses: readonly string[],
  labelOf: (status: string) => string,
): FilterChoice[] => statuses.map((value) => ({ value, label: labelOf(value) }));

/** One's sources as choices of a filter. */
export function useSourceChoices(): readonly FilterChoice[] {
  const { data } = useAmbassadorLinksQuery(undefined);
  return useMemo(
    () => [
      { value: 'none', label: 'Your link' },
      ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    [data],
  );
}

/** The state of a table as a query of these lists. */
export function listQuery({ state, query }: TableControl) {
  const { page, pageSize, search, filters } = state;
  const of = (name: string) => filters[name]?.join(',');
  return {
    page,
    pageSize,
    search: search === '' ? undefined : search,
    sort: timeSorts.find((sort) => sort === query.sort),
    status: of('status'),
    source: of('source'),
    at: of('at'),
  };
}

/** Lamports, with or without a sign, as exact decimal text for a file; null where there are none. */
export function solDecimal(lamports: string | null): string | null {
  if (lamports === null) return null;
  const value = BigInt(lamports);
  return value < 0n ? `-${formatSol(-value)}` : formatSol(value);
}

import type { TableControl } from '@/shared/ui/table/useTableState';

/** The state of a table as a query of the staff's lists. */
export function staffQuery({ state, query }: Pick<TableControl, 'state' | 'query'>) {
  const { page, pageSize, search, filters } = state;
  const status = filters['status']?.join(',');
  return {
    page,
    pageSize,
    ...(search === '' ? {} : { search }),
    ...(query.sort === undefined ? {} : { sort: query.sort }),
    ...(status === undefined ? {} : { status }),
  };
}

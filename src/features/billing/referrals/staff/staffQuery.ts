import type { TableControl } from '@/shared/ui/table/useTableState';

/** The state of a table as a query of the staff's lists, apart from its order. */
export function staffQuery({ state }: Pick<TableControl, 'state'>) {
  const { page, pageSize, search, filters } = state;
  const status = filters['status']?.join(',');
  return {
    page,
    pageSize,
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
  };
}

/** The order a table asks for; undefined where the list has no such order. */
export const sortIn = <Sort extends string>(
  sorts: readonly Sort[],
  { query }: Pick<TableControl, 'query'>,
): Sort | undefined => sorts.find((sort) => sort === query.sort);

import { useMemo } from 'react';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { ReportMetric } from './report';
import type { ReportContext } from './reportContext';
import { rowColumns } from './rowColumns';

const DEFAULTS = { pageSize: 25 } as const;

/** The columns of the rows behind a figure, and what the address says of the list. */
export function useRowsTable({ pathOf, memberPath }: ReportContext, { unit }: ReportMetric) {
  const columns = useMemo(
    () => rowColumns({ unit, pathOf, memberPath }),
    [unit, pathOf, memberPath],
  );
  const control = useTableState(columns, DEFAULTS);
  const { page, pageSize, search } = control.state;
  return {
    columns,
    control,
    page: { page, pageSize },
    narrowed: search === '' ? {} : { search },
  };
}

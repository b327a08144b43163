import { useMemo } from 'react';
import { failureText } from '@/shared/api/failureText';
import { usePreferences } from '@/shared/format/usePreferences';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { loadRows } from './loadRows';
import type { ReportFigure, ReportRow } from './report';
import { useLazyReportRowsQuery, useReportRowsQuery, type RowsAsked } from './reportsApi';
import { rowColumns } from './rowColumns';
import type { RowPath } from './reportPlace';

const idOf = ({ id }: ReportRow) => id;
const NONE: readonly never[] = [];
const DEFAULTS = { pageSize: 25 } as const;

interface ReportRowsProps {
  figure: ReportFigure;
  /** Which rows, apart from the page of them. */
  asked: RowsAsked;
  pathOf: RowPath;
  memberPath: (username: string) => string;
}

/** The rows a figure is the sum of, or those of a part of it. */
export function ReportRows({ figure, asked, pathOf, memberPath }: ReportRowsProps) {
  // Times are drawn again when one chooses to read them otherwise.
  usePreferences();
  const { unit } = figure;
  const columns = useMemo(
    () => rowColumns({ unit, pathOf, memberPath }),
    [unit, pathOf, memberPath],
  );
  const control = useTableState(columns, DEFAULTS);
  const { page, pageSize, search } = control.state;
  const wanted = search === '' ? asked : { ...asked, search };
  const rows = useReportRowsQuery({ ...wanted, page, pageSize });
  const [ask] = useLazyReportRowsQuery();
  const { data, currentData, error, isFetching, refetch } = rows;
  return (
    <>
      <LeftOutNote leftOut={currentData?.leftOut} />
      <DataTable
        label={`Rows of ${figure.label}`}
        columns={columns}
        rows={data?.items ?? NONE}
        total={data === undefined ? 0 : (data.total ?? data.items.length)}
        getRowId={idOf}
        control={control}
        isLoading={isFetching}
        error={
          error && !isFetching && !currentData
            ? failureText(error, 'The rows could not be loaded.')
            : null
        }
        onRetry={() => void refetch()}
        exportName={`${asked.report}-${figure.key}`}
        loadAll={() => loadRows((at) => ask({ ...wanted, ...at }).unwrap())}
        empty={
          <EmptyState title="No rows in these days">
            The figure is 0: nothing of it happened in this range.
          </EmptyState>
        }
      />
    </>
  );
}

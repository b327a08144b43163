import { failureText } from '@/shared/api/queryError';
import { usePreferences } from '@/shared/format/displayPreferences';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { ReadAll } from '@/shared/ui/table/parts';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { ReportMetric, ReportRow, ReportRows } from './report';
import type { ReportContext } from './reportContext';
import type { useRowsTable } from './useRowsTable';

const idOf = ({ id }: ReportRow) => id;
const NONE: readonly never[] = [];

interface RowsTableProps {
  place: ReportContext;
  figure: ReportMetric;
  table: ReturnType<typeof useRowsTable>;
  query: {
    data?: ReportRows | undefined;
    currentData?: ReportRows | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** All of them, for an export. */
  readAll: ReadAll<ReportRow>;
}

/** The rows behind a figure, page by page. */
export function RowsTable({ place, figure, table, query, readAll }: RowsTableProps) {
  // Times are drawn again when one chooses to read them otherwise.
  usePreferences();
  const { data, currentData, error, isFetching, refetch } = query;
  const hasFailed = Boolean(error) && !isFetching && !currentData;
  return (
    <>
      <LeftOutNote leftOut={currentData?.leftOut} />
      <DataTable
        label={`Rows of ${figure.label}`}
        columns={table.columns}
        rows={data?.items ?? NONE}
        total={data === undefined ? 0 : (data.total ?? data.items.length)}
        getRowId={idOf}
        control={table.control}
        isLoading={isFetching}
        error={hasFailed ? failureText(error, 'Couldn’t load the rows.') : null}
        onRetry={() => void refetch()}
        exportName={`${place.name}-${figure.key}`}
        readAll={readAll}
        empty={
          <EmptyState scene="chest" title="Nothing in this period">
            Nothing was counted for this metric.
          </EmptyState>
        }
      />
    </>
  );
}

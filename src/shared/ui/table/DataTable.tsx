import type { RowData } from '@tanstack/react-table';
import { useCallback, useEffect, type ReactNode } from 'react';
import { counted } from '../../text/language';
import { ErrorState } from '../ErrorState';
import { TableSkeleton } from '../skeletons';
import { BulkBar } from './BulkBar';
import type { BulkAction, ColumnFacts, DataColumn } from './column';
import { NothingFound } from './NothingFound';
import { Pager } from './Pager';
import type { ReadAll, TableBody } from './parts';
import { PlainRows } from './rows';
import './table.scss';
import { TableFrame } from './TableFrame';
import { TableToolbar } from './TableToolbar';
import { useDataTable } from './useDataTable';
import type { TableControl } from './useTableState';

interface PlainTableProps<Row extends RowData, Commands = undefined> {
  /** Plural of the rows: "Members". Names the table and its parts. */
  label: string;
  /** A constant or memoized array. */
  columns: readonly DataColumn<Row, Commands>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  control: TableControl;
  /** Number of rows of this query on the server; set if the server sorts, filters and pages. */
  total?: number;
  /**
   * `VirtualRows`, to show all rows on one long page with only the visible ones in the document. The screen passes it
   * in, because the virtualizer is a sixth of a table's code, and paged tables do without it.
   */
  virtualRows?: TableBody;
  bulkActions?: readonly BulkAction<Row>[];
  /** Converts typed text to the search, such as a link to its signature. */
  tidySearch?: ((typed: string) => string) | undefined;
  /** Offers the rows as a file with this name, without extension. */
  exportName?: string;
  /** Columns of the file, if it has more than the visible ones. */
  exportColumns?: readonly ColumnFacts<Row>[];
  /**
   * Reads all rows of the query, to export a list of which the server sends one page. Without it such a list has no
   * export.
   */
  readAll?: ReadAll<Row>;
  /** Shown if there are no rows at all, regardless of filters. */
  empty: ReactNode;
  isLoading?: boolean;
  /** Why the rows could not be loaded. */
  error?: string | null;
  onRetry?: () => void;
  /** Additional filters, shown among the options on a phone; in a wide window the screen shows them. */
  phoneOptions?: ReactNode;
}

interface DataTableProps<Row extends RowData, Commands> extends PlainTableProps<Row, Commands> {
  /**
   * Handlers of the buttons in rows. A new value renders all rows again, so pass a state setter or a memoized value.
   */
  meta: Commands;
}

const NO_ACTIONS: readonly never[] = [];
const doNothing = () => undefined;

/**
 * A table for lookups: search, filters, sorting, choice of columns, pages or one long virtual list, selection with
 * actions, and export. On a phone each row is two lines that expand. Its state is in the address (`useTableState`).
 */
export function DataTable<Row extends RowData, Commands>(
  props: DataTableProps<Row, Commands> | PlainTableProps<Row>,
) {
  const { isLoading = false, error = null, onRetry = doNothing, rows, total, control } = props;
  const hasQuery = control.state.search !== '' || Object.keys(control.state.filters).length > 0;
  if (error !== null) return <ErrorState message={error} onRetry={onRetry} />;
  if (isLoading && rows.length === 0 && !hasQuery) {
    return <TableSkeleton label={`Loading: ${props.label}`} />;
  }
  if ((total ?? rows.length) === 0 && !hasQuery) return props.empty;
  return 'meta' in props ? <LoadedTable {...props} /> : <LoadedTable {...props} meta={undefined} />;
}

function LoadedTable<Row extends RowData, Commands>({
  label,
  columns,
  meta,
  rows,
  getRowId,
  control,
  total,
  virtualRows,
  bulkActions = NO_ACTIONS,
  exportName,
  exportColumns,
  readAll,
  isLoading = false,
  phoneOptions,
  tidySearch,
}: DataTableProps<Row, Commands>) {
  const isVirtual = virtualRows !== undefined;
  const Body: TableBody = virtualRows ?? PlainRows;
  const drawCell = useCallback(
    (columnId: string, row: Row) => columns.find(({ id }) => id === columnId)?.cell?.(row, meta),
    [columns, meta],
  );
  const model = { columns, drawCell, rows, getRowId, control, total, isUnpaged: isVirtual };
  const table = useDataTable(model);
  const found = total ?? table.getFilteredRowModel().rows.length;
  const pages = Math.max(1, Math.ceil(found / control.state.pageSize));
  const { change } = control;
  const isPastEnd = !isVirtual && !isLoading && control.state.page > pages;
  // The server's count includes unreadable rows, which the screen reports.
  const isUnread = rows.length === 0 && !isLoading && !isPastEnd;
  useEffect(() => {
    if (isPastEnd) change({ page: pages });
  }, [isPastEnd, pages, change]);

  const parts = { table, label, columns, control, isSelectable: bulkActions.length > 0 };
  return (
    <section className="data-table" aria-label={label} aria-busy={isLoading}>
      <TableToolbar
        {...parts}
        // A single page would be mistaken for the complete list.
        exportName={total === undefined || readAll ? exportName : undefined}
        exportColumns={exportColumns}
        found={found}
        readAll={readAll}
        rowsAtHand={filteredRows}
        phoneOptions={phoneOptions}
        tidySearch={tidySearch}
      />
      <BulkBar table={table} actions={bulkActions} />
      <p role="status" className="visually-hidden">
        {counted(found, 'row')}
      </p>
      {found === 0 ? (
        <NothingFound onClear={() => change({ search: '', filters: {} })} />
      ) : isUnread ? (
        <p className="empty-state">Couldn’t show anything on this page.</p>
      ) : (
        <TableFrame {...parts} found={found} isScrolled={isVirtual}>
          <Body {...parts} />
        </TableFrame>
      )}
      {isVirtual || (isUnread && pages === 1) ? null : (
        <Pager label={label} found={found} pages={pages} control={control} />
      )}
    </section>
  );

  function filteredRows(): readonly Row[] {
    return table.getSortedRowModel().rows.map(({ original }) => original);
  }
}

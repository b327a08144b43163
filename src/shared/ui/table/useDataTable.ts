import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowData,
  type RowSelectionState,
  type TableFeatures,
} from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';
import { compareValues, isChosen, isFound } from './cellValue';
import type { CellValue, ColumnFacts } from './column';
import type { TableControl } from './useTableState';

declare module '@tanstack/react-table' {
  interface TableMeta<in out TFeatures extends TableFeatures, in out TData extends RowData> {
    /** Draws the cell of a row, with the handlers of the screen. A new function renders all rows again. */
    readonly drawCell: (columnId: string, row: TData) => ReactNode;
  }
}

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

interface Options<Row extends RowData> {
  columns: readonly ColumnFacts<Row>[];
  drawCell: (columnId: string, row: Row) => ReactNode;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  control: TableControl;
  /** Number of rows on the server, of which `rows` is one page; undefined if `rows` is complete. */
  total: number | undefined;
  /** All rows on one page. */
  isUnpaged: boolean;
}

/** TanStack's table with our columns; its state comes from the address, the selection is local. */
export function useDataTable<Row extends RowData>(options: Options<Row>) {
  const { columns, drawCell, rows, getRowId, control, total, isUnpaged } = options;
  const { state } = control;
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const isServers = total !== undefined;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, state.visible.includes(id)])),
    [columns, state.visible],
  );
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId,
    meta: useMemo(() => ({ drawCell }), [drawCell]),
    state: {
      rowSelection,
      columnVisibility,
      globalFilter: state.search,
      columnFilters: useMemo(
        () => Object.entries(state.filters).map(([id, value]) => ({ id, value })),
        [state.filters],
      ),
      sorting: useMemo(
        () => (state.sort ? [{ id: state.sort.id, desc: state.sort.isDescending }] : []),
        [state.sort],
      ),
      pagination: useMemo(
        () => ({
          pageIndex: isUnpaged ? 0 : state.page - 1,
          pageSize: isUnpaged ? Number.MAX_SAFE_INTEGER : state.pageSize,
        }),
        [isUnpaged, state.page, state.pageSize],
      ),
    },
    onRowSelectionChange: setRowSelection,
    globalFilterFn: (row, columnId, wanted) => isFound(row.getValue(columnId), wanted),
    manualFiltering: isServers,
    manualSorting: isServers,
    manualPagination: isServers,
    autoResetPageIndex: false,
    ...(isServers ? { rowCount: total } : {}),
  });
}

type GetValue = (columnId: string) => Exclude<CellValue, null> | undefined;

function definitionOf<Row>(column: ColumnFacts<Row>) {
  return {
    id: column.id,
    accessorFn: (row: Row) => column.value(row) ?? undefined,
    // Rows without a value come last in either direction.
    sortUndefined: 'last' as const,
    enableSorting: column.isUnsortable !== true,
    enableGlobalFilter: column.isNotExported !== true,
    sortFn: (one: { getValue: GetValue }, other: { getValue: GetValue }, id: string) =>
      compareValues(one.getValue(id), other.getValue(id)),
    filterFn: (row: { getValue: GetValue; original: Row }, id: string, chosen: unknown) =>
      isChosen(column.filterBy ? column.filterBy(row.original) : row.getValue(id), chosen),
  };
}

/** The table in the form its parts get it. */
export type DataTableModel<Row extends RowData> = ReturnType<typeof useDataTable<Row>>;

import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { RowPart } from '@/shared/api/readParts';
import type { ColumnFacts } from './column';
import type { DataTableModel } from './useDataTable';
import type { TableControl } from './useTableState';

/** What the parts of one DataTable share. */
export interface TableParts<Row extends RowData> {
  table: DataTableModel<Row>;
  label: string;
  columns: readonly ColumnFacts<Row>[];
  control: TableControl;
  isSelectable: boolean;
}

/** What draws the rows of a table: those of one page, or those in sight of a long list. */
export type TableBody = <Row extends RowData>(parts: TableParts<Row>) => ReactNode;

/** Reads all rows of a list from the server, for an export: `readParts`. */
export type ReadAll<Row> = (signal: AbortSignal) => AsyncIterable<RowPart<Row>>;

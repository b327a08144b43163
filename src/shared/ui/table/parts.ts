import type { RowData } from '@tanstack/react-table';
import type { DataColumn } from './column';
import type { DataTableModel } from './useDataTable';
import type { TableControl } from './useTableState';

/** What the parts of one DataTable share. */
export interface TableParts<Row extends RowData> {
  table: DataTableModel<Row>;
  label: string;
  columns: readonly DataColumn<Row>[];
  control: TableControl;
  isSelectable: boolean;
}

import { DropTargets } from '@/shared/ui/order/DropTargets';
import type { BulkAction, DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { TableControl } from '@/shared/ui/table/useTableState';
import type { RuleCommands } from './ruleCommands';
import type { Row } from './RulesTable';

interface RulesTableViewProps {
  label: string;
  exportName: string;
  columns: readonly DataColumn<Row, RuleCommands>[];
  meta: RuleCommands;
  rows: readonly Row[];
  control: TableControl;
  bulkActions: readonly BulkAction<Row>[];
  /** Text before the names of other lists that rows can be dragged to; undefined if there are none. */
  dropLabel: string | undefined;
}

const idOf = ({ id }: Row) => id;

/** Rules as a table, which can be sorted, selected, reordered and exported. */
export default function RulesTableView({ dropLabel, ...table }: RulesTableViewProps) {
  return (
    <>
      {dropLabel === undefined ? null : <DropTargets label={dropLabel} />}
      <DataTable {...table} getRowId={idOf} empty={null} />
    </>
  );
}

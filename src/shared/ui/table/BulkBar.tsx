import type { RowData } from '@tanstack/react-table';
import { useState } from 'react';
import type { BulkAction } from './column';
import type { TableParts } from './parts';

interface BulkBarProps<Row extends RowData> extends Pick<TableParts<Row>, 'table'> {
  actions: readonly BulkAction<Row>[];
}

/** What can be done with the selected rows. Those a filter hides are left alone. */
export function BulkBar<Row extends RowData>({ table, actions }: BulkBarProps<Row>) {
  const [isRunning, setRunning] = useState(false);
  const rows = table.getFilteredSelectedRowModel().rows.map(({ original }) => original);
  const run = async (action: BulkAction<Row>) => {
    setRunning(true);
    try {
      await action.run(rows);
      table.resetRowSelection();
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <div role="status" className="visually-hidden">
        {rows.length === 0 ? '' : `${rows.length} selected`}
      </div>
      {rows.length === 0 ? null : (
        <div className="bulk-bar" role="group" aria-label="Selected rows">
          <p aria-hidden="true">{rows.length} selected</p>
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className="btn btn-sm btn-outline-secondary"
              disabled={isRunning}
              onClick={() => void run(action)}
            >
              {action.label}
            </button>
          ))}
          <button type="button" className="btn btn-sm" onClick={() => table.resetRowSelection()}>
            Clear selection
          </button>
        </div>
      )}
    </>
  );
}

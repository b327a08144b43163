import type { RowData } from '@tanstack/react-table';
import { useState } from 'react';
import { notify } from '../toast';
import { CheckMenu } from './CheckMenu';
import { download, toCsv } from './csv';
import type { TableParts } from './parts';
import { SearchField } from './SearchField';

interface TableToolbarProps<Row extends RowData> extends TableParts<Row> {
  exportName: string | undefined;
  /** All rows that match, for the export. */
  loadAll: () => Promise<readonly Row[]>;
}

/** Search, filters, choice of columns, export; on a phone, where there is no head, also the sorting. */
export function TableToolbar<Row extends RowData>(props: TableToolbarProps<Row>) {
  const { label, columns, control, exportName } = props;
  const { state, change } = control;
  const optional = columns.filter(({ isRowHeader }) => isRowHeader !== true);
  return (
    <div className="table-toolbar" role="search" aria-label={label}>
      <SearchField
        label={`Search: ${label}`}
        value={state.search}
        onSearch={(search) => change({ search })}
      />
      {columns.map(({ id, header, filter }) =>
        filter === undefined ? null : (
          <CheckMenu
            key={id}
            label={header}
            isFilter
            choices={filter}
            chosen={state.filters[id] ?? []}
            onChange={(chosen) => change({ filters: withFilter(state.filters, id, chosen) })}
          />
        ),
      )}
      <SortSelect {...props} />
      {optional.length > 1 ? (
        <CheckMenu
          label="Columns"
          choices={optional.map(({ id, header }) => ({ value: id, label: header }))}
          chosen={state.visible}
          onChange={(chosen) =>
            change({
              visible: columns
                .filter(({ id, isRowHeader }) => isRowHeader === true || chosen.includes(id))
                .map(({ id }) => id),
            })
          }
        />
      ) : null}
      {exportName === undefined ? null : <ExportButton {...props} name={exportName} />}
    </div>
  );
}

function withFilter(
  filters: Readonly<Record<string, readonly string[]>>,
  id: string,
  chosen: readonly string[],
) {
  const { [id]: _, ...others } = filters;
  return chosen.length === 0 ? others : { ...others, [id]: chosen };
}

/** Sorting where the head of the table is not in sight. */
function SortSelect<Row extends RowData>({ columns, control }: TableParts<Row>) {
  const { state, change } = control;
  const value = state.sort === null ? '' : `${state.sort.isDescending ? '-' : ''}${state.sort.id}`;
  const sortable = columns.filter(({ isUnsortable }) => isUnsortable !== true);
  return (
    <select
      className="form-select table-toolbar__sort"
      aria-label="Sort by"
      value={value}
      onChange={({ target }) =>
        change({
          sort: {
            id: target.value.replace(/^-/, ''),
            isDescending: target.value.startsWith('-'),
          },
        })
      }
    >
      {state.sort === null ? <option value="">Sort by …</option> : null}
      {sortable.flatMap(({ id, header }) => [
        <option key={id} value={id}>
          {header}, ascending
        </option>,
        <option key={`-${id}`} value={`-${id}`}>
          {header}, descending
        </option>,
      ])}
    </select>
  );
}

interface ExportButtonProps<Row extends RowData> extends TableToolbarProps<Row> {
  name: string;
}

function ExportButton<Row extends RowData>({ name, ...props }: ExportButtonProps<Row>) {
  const [isRunning, setRunning] = useState(false);
  const { columns, control, loadAll } = props;
  const shown = columns.filter(({ id }) => control.state.visible.includes(id));
  const save = async () => {
    setRunning(true);
    try {
      download(`${name}.csv`, await toCsv(await loadAll(), shown), 'text/csv;charset=utf-8');
    } catch {
      notify('error', 'The export could not be made. Please try again.');
    }
    setRunning(false);
  };
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      aria-busy={isRunning}
      disabled={isRunning}
      onClick={() => void save()}
    >
      Export CSV
    </button>
  );
}

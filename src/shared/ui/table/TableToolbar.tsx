import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import '@/styles/menu.scss';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { counted } from '@/shared/text/language';
import { CheckChoices } from './CheckChoices';
import { CheckMenu } from './CheckMenu';
import type { ColumnFacts } from './column';
import { ExportButton } from './ExportButton';
import type { ExportRun } from './exportCsv';
import type { ReadAll, TableParts } from './parts';
import { SearchField } from './SearchField';

interface TableToolbarProps<Row extends RowData> extends TableParts<Row> {
  exportName: string | undefined;
  /** Columns of an export; default: the visible ones. */
  exportColumns: readonly ColumnFacts<Row>[] | undefined;
  /** Number of matching rows. */
  found: number;
  /** Reads all matching rows, to export a list of which only a page is loaded. */
  readAll: ReadAll<Row> | undefined;
  /** All matching rows, if they are loaded. */
  rowsAtHand: () => readonly Row[];
  phoneOptions: ReactNode;
  tidySearch: ((typed: string) => string) | undefined;
}

/** Search, filters, choice of columns, export; on a phone, where there is no head, also sorting. */
export function TableToolbar<Row extends RowData>(props: TableToolbarProps<Row>) {
  const { label, control, exportName, phoneOptions, tidySearch } = props;
  const { state, change } = control;
  const isPhone = useMedia(PHONE);
  const lists = listsOf(props);
  return (
    <div className="table-toolbar" role="search" aria-label={label}>
      <SearchField
        label={`Search: ${label}`}
        value={state.search}
        onSearch={(search) => change({ search })}
        tidy={tidySearch}
      />
      {isPhone ? (
        <PhoneMenu
          count={lists.reduce(
            (sum, { isFilter, chosen }) => sum + (isFilter ? chosen.length : 0),
            0,
          )}
        >
          <SortSelect {...props} />
          {phoneOptions}
          {lists.map(({ label: legend, choices, chosen, onChange }) => (
            <CheckChoices
              key={legend}
              label={legend}
              {...{ choices, chosen, onChange }}
              hasLegend
            />
          ))}
          {exportName === undefined ? null : <TableExport {...props} name={exportName} />}
        </PhoneMenu>
      ) : (
        <>
          {lists.map((list) => (
            <CheckMenu key={list.label} {...list} />
          ))}
          {exportName === undefined ? null : <TableExport {...props} name={exportName} />}
        </>
      )}
    </div>
  );
}

/** The filters, and the choice of columns. */
function listsOf<Row extends RowData>({ columns, control: { state, change } }: TableParts<Row>) {
  const filters = columns.flatMap(({ id, header, filter }) =>
    filter === undefined
      ? []
      : [
          {
            label: header,
            isFilter: true,
            choices: filter,
            chosen: state.filters[id] ?? [],
            onChange: (chosen: string[]) =>
              change({ filters: withFilter(state.filters, id, chosen) }),
          },
        ],
  );
  const optional = columns.filter(({ isRowHeader }) => isRowHeader !== true);
  if (optional.length < 2) return filters;
  return filters.concat({
    label: 'Columns',
    isFilter: false,
    choices: optional.map(({ id, header }) => ({ value: id, label: header })),
    chosen: [...state.visible],
    onChange: (chosen) =>
      change({
        visible: columns
          .filter(({ id, isRowHeader }) => isRowHeader === true || chosen.includes(id))
          .map(({ id }) => id),
      }),
  });
}

interface PhoneMenuProps {
  /** Number of active filters. */
  count: number;
  children: ReactNode;
}

/** All options besides the search, behind one button, so that both fit on one line. */
const PhoneMenu = ({ count, children }: PhoneMenuProps) => (
  <Dropdown autoClose="outside" align="end">
    <Dropdown.Toggle
      variant="outline-secondary"
      aria-label={`List options${count === 0 ? '' : `, ${counted(count, 'filter')}`}`}
    >
      Options
      {count === 0 ? null : <span className="check-menu__count">{count}</span>}
    </Dropdown.Toggle>
    <Dropdown.Menu className="check-menu check-menu--all">{children}</Dropdown.Menu>
  </Dropdown>
);

function withFilter(
  filters: Readonly<Record<string, readonly string[]>>,
  id: string,
  chosen: readonly string[],
) {
  const { [id]: _, ...others } = filters;
  return chosen.length === 0 ? others : { ...others, [id]: chosen };
}

/** Sorting for phones, where the table has no head. */
function SortSelect<Row extends RowData>({ columns, control }: TableParts<Row>) {
  const { state, change } = control;
  const value = state.sort === null ? '' : `${state.sort.isDescending ? '-' : ''}${state.sort.id}`;
  const sortable = columns.filter(({ isUnsortable }) => isUnsortable !== true);
  return (
    <select
      className="form-select"
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
      {state.sort === null ? <option value="">Sort by…</option> : null}
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

/** Export of all matching rows, with the visible columns or those made for the file. */
function TableExport<Row extends RowData>(props: TableToolbarProps<Row> & { name: string }) {
  const { name, found, columns, control, readAll, rowsAtHand } = props;
  const shown =
    props.exportColumns ?? columns.filter(({ id }) => control.state.visible.includes(id));
  const run = async (task: ExportRun) => {
    const { exportCsv, partsOf } = await import('./exportCsv');
    const parts = readAll === undefined ? partsOf(rowsAtHand()) : readAll(task.signal);
    return exportCsv({ ...task, name, columns: shown, parts, found });
  };
  return <ExportButton run={run} />;
}

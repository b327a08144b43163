import type { RowData } from '@tanstack/react-table';
import { useState, type ReactNode } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import '@/styles/menu.scss';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { counted } from '@/shared/text/language';
import { notify } from '../toast';
import { CheckChoices } from './CheckChoices';
import { CheckMenu } from './CheckMenu';
import type { ColumnFacts } from './column';
import type { TableParts } from './parts';
import { SearchField } from './SearchField';

interface TableToolbarProps<Row extends RowData> extends TableParts<Row> {
  exportName: string | undefined;
  /** Those in sight where it is left out. */
  exportColumns: readonly ColumnFacts<Row>[] | undefined;
  /** All rows that match, for the export. */
  loadAll: () => Promise<readonly Row[]>;
  phoneOptions: ReactNode;
  tidySearch: ((typed: string) => string) | undefined;
}

/** Search, filters, choice of columns, export; on a phone, where there is no head, also the sorting. */
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
          {exportName === undefined ? null : <ExportButton {...props} name={exportName} />}
        </PhoneMenu>
      ) : (
        <>
          {lists.map((list) => (
            <CheckMenu key={list.label} {...list} />
          ))}
          {exportName === undefined ? null : <ExportButton {...props} name={exportName} />}
        </>
      )}
    </div>
  );
}

/** The filters, and which columns are shown. */
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
  /** How many choices narrow the list. */
  count: number;
  children: ReactNode;
}

/** What there is besides the search, behind one button, so that both stand on one line. */
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

/** Sorting where the head of the table is not in sight. */
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

interface ExportButtonProps<Row extends RowData> extends TableToolbarProps<Row> {
  name: string;
}

function ExportButton<Row extends RowData>({ name, ...props }: ExportButtonProps<Row>) {
  const [isRunning, setRunning] = useState(false);
  const { columns, control, loadAll } = props;
  const shown =
    props.exportColumns ?? columns.filter(({ id }) => control.state.visible.includes(id));
  const save = async () => {
    setRunning(true);
    try {
      const [{ download }, { toCsv }] = await Promise.all([
        import('@/shared/files/download'),
        import('./csv'),
      ]);
      download(`${name}.csv`, await toCsv(await loadAll(), shown), 'text/csv;charset=utf-8');
    } catch {
      notify('error', 'Couldn’t create the export. Try again.');
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

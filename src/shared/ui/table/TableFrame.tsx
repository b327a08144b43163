import type { RowData } from '@tanstack/react-table';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { Icon } from '../icons';
import type { ColumnFacts } from './column';
import type { TableParts } from './parts';

/** Two arrows, of which the one in force is lit. */
const SortIcon = ({ direction }: { direction: 'none' | 'ascending' | 'descending' }) => (
  <Icon width="14" height="14">
    <path d="m8 10 4-5 4 5" opacity={direction === 'descending' ? 0.25 : 1} />
    <path d="m8 14 4 5 4-5" opacity={direction === 'ascending' ? 0.25 : 1} />
  </Icon>
);

interface TableFrameProps<Row extends RowData> extends TableParts<Row> {
  found: number;
  /** The body scrolls inside the frame, below a head that stays. */
  isScrolled: boolean;
  children: ReactNode;
}

const ScrollContext = createContext<HTMLElement | null>(null);

/** The element a virtual list scrolls in; null until it is there. */
export const useScrollElement = () => useContext(ScrollContext);

/** The table itself, with its head; on a phone each of its rows is two lines that open. */
export function TableFrame<Row extends RowData>(props: TableFrameProps<Row>) {
  const { table, label, columns, isSelectable, found, isScrolled, children } = props;
  const isPhone = useMedia(PHONE);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const shown = columns.filter(({ id }) => props.control.state.visible.includes(id));
  return (
    <div
      ref={setFrame}
      className={isScrolled ? 'table-frame table-frame--scrolled' : 'table-frame'}
      // What scrolls must be reached by the keyboard, also where nothing inside takes the focus.
      // A row that is scrolled away takes the focus with it, and the next one would soon be gone as well.
      {...(isScrolled
        ? {
            role: 'group',
            tabIndex: 0,
            'aria-label': `${label}, scrolled`,
            'data-focus-home': '',
          }
        : {})}
    >
      <table className="table cards-on-phone" aria-rowcount={found + 1}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {isSelectable ? (
              <th scope="col" className="data-table__check">
                <SelectAll table={table} isWhole={isScrolled} />
              </th>
            ) : null}
            {isPhone ? (
              <th scope="col">
                <span className="visually-hidden">Details</span>
              </th>
            ) : null}
            {shown.map((column) => (
              <HeadCell key={column.id} column={column} control={props.control} />
            ))}
          </tr>
        </thead>
        <ScrollContext value={frame}>{children}</ScrollContext>
      </table>
    </div>
  );
}

function SelectAll<Row extends RowData>({
  table,
  isWhole,
}: Pick<TableParts<Row>, 'table'> & { isWhole: boolean }) {
  const isAll = isWhole ? table.getIsAllRowsSelected() : table.getIsAllPageRowsSelected();
  const isSome = isWhole ? table.getIsSomeRowsSelected() : table.getIsSomePageRowsSelected();
  return (
    <label className="data-table__tick">
      <input
        type="checkbox"
        aria-label={isWhole ? 'Select all rows' : 'Select all rows of this page'}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll;
        }}
        onChange={() =>
          isWhole ? table.toggleAllRowsSelected(!isAll) : table.toggleAllPageRowsSelected(!isAll)
        }
      />
    </label>
  );
}

function HeadCell<Row>({
  column,
  control: { state, change },
}: {
  column: ColumnFacts<Row>;
  control: TableParts<never>['control'];
}) {
  const sorted = state.sort?.id === column.id ? state.sort : null;
  const direction = sorted === null ? 'none' : sorted.isDescending ? 'descending' : 'ascending';
  const look = column.isNumber === true ? 'data-table__number' : undefined;
  if (column.isUnsortable === true) {
    return (
      <th scope="col" className={look}>
        {column.header}
      </th>
    );
  }
  return (
    <th scope="col" className={look} aria-sort={direction}>
      <button
        type="button"
        className="data-table__sort"
        onClick={() => change({ sort: { id: column.id, isDescending: direction === 'ascending' } })}
      >
        {column.header} <SortIcon direction={direction} />
      </button>
    </th>
  );
}

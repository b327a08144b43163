import type { RowData } from '@tanstack/react-table';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useGradualCount } from '@/shared/hooks/useGradualCount';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { BlankRow } from './BlankRow';
import type { ColumnFacts, PhonePlace } from './column';
import type { TableParts } from './parts';
import { phonePlaces, type PhonePlaces } from './phonePlaces';
import { RowFold } from './RowFold';

type ModelRow<Row extends RowData> = ReturnType<
  TableParts<Row>['table']['getRowModel']
>['rows'][number];

/** With more rows, drawing all of them in one task would block the page. */
const MANY = 50;
/** Rows drawn in one task: more than fit into view. */
const STEP = 30;

/**
 * Computes styles in the task that inserted the rows, and layout in a separate task before the browser paints: three
 * short tasks instead of a long one.
 */
function useSteps(body: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || rows.length <= MANY) return;
    // Reading either value computes it for the whole page.
    void getComputedStyle(element).color;
    // Not supported by every browser: others compute the layout when they paint.
    if ('scheduler' in window)
      void scheduler.postTask(() => element.offsetHeight, { priority: 'user-blocking' });
  }, [body, rows]);
}

/** On a phone a row is two lines until it is expanded; elsewhere rows do not collapse, and have no positions. */
export function useFolds<Row extends RowData>({ columns, control }: TableParts<Row>) {
  const isPhone = useMedia(PHONE);
  const { visible } = control.state;
  const places = useMemo(
    () => (isPhone ? phonePlaces(columns, visible) : null),
    [isPhone, columns, visible],
  );
  const [opened, setOpened] = useState<ReadonlySet<string>>(NONE);
  const onToggle = useCallback(
    (id: string) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return { places, opened, onToggle };
}
const NONE: ReadonlySet<string> = new Set();

/** The rows of one page. */
export function PlainRows<Row extends RowData>(parts: TableParts<Row>) {
  const { table, columns, control, isSelectable } = parts;
  const { page, pageSize, visible } = control.state;
  const before = (page - 1) * pageSize;
  const { rows } = table.getRowModel();
  const body = useRef<HTMLTableSectionElement>(null);
  useSteps(body, rows);
  const { places, opened, onToggle } = useFolds(parts);
  const gradual = useGradualCount(rows.length, STEP, rows[0]?.id);
  const drawn = rows.length > MANY ? gradual : rows.length;
  return (
    <tbody ref={body}>
      {rows.slice(0, drawn).map((row, index) => (
        <BodyRow
          key={row.id}
          row={row}
          drawCell={table.options.meta?.drawCell}
          number={before + index + 1}
          isSelected={row.getIsSelected()}
          isOpen={opened.has(row.id)}
          {...{ columns, visible, isSelectable, places, onToggle }}
        />
      ))}
      <BlankRow height={(rows.length - drawn) * ROW_HEIGHT} />
    </tbody>
  );
}

/** Height of a row with one line, pixels. */
const ROW_HEIGHT = 48;

type DrawCell<Row> = (columnId: string, row: Row) => ReactNode;

interface BodyRowProps<Row extends RowData> extends Pick<
  TableParts<Row>,
  'columns' | 'isSelectable'
> {
  row: ModelRow<Row>;
  drawCell: DrawCell<Row> | undefined;
  /** Position in the whole list, from 1. */
  number: number;
  isSelected: boolean;
  /** Ids of the columns shown. */
  visible: readonly string[];
  /** Positions of the columns on a phone; null elsewhere. */
  places: PhonePlaces | null;
  isOpen: boolean;
  onToggle: (id: string) => void;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

function PlainBodyRow<Row extends RowData>({
  row,
  drawCell,
  number,
  ref,
  columns,
  visible,
  isSelected,
  isSelectable,
  places,
  isOpen,
  onToggle,
}: BodyRowProps<Row>) {
  const shown = columns.filter(({ id }) => visible.includes(id));
  const header = columns.find(({ isRowHeader }) => isRowHeader === true);
  const name = String(header?.value(row.original) ?? number);
  return (
    <tr
      ref={ref}
      data-index={number - 1}
      data-row={row.id}
      // The head is the first row.
      aria-rowindex={number + 1}
      className={lookOf(isSelected, places && isOpen)}
    >
      {isSelectable ? (
        <td className="data-table__check">
          <label className="data-table__tick">
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={() => row.toggleSelected(!isSelected)}
            />
          </label>
        </td>
      ) : null}
      {places ? <RowFold name={name} isOpen={isOpen} onToggle={() => onToggle(row.id)} /> : null}
      {shown.map((column) => (
        <BodyCell
          key={column.id}
          column={column}
          row={row.original}
          drawCell={drawCell}
          place={places?.get(column.id)}
        />
      ))}
    </tr>
  );
}

const lookOf = (isSelected: boolean, isOpen: boolean | null) =>
  [
    isSelected ? 'data-table__row--selected' : '',
    isOpen === null ? '' : isOpen ? 'row-folds row-folds--open' : 'row-folds',
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/**
 * One row, rendered again only when its data has changed: while a long list scrolls, only rows that enter the view
 * cause work.
 */
// memo() forgets that the component is generic; the memoized component takes the same props.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

interface BodyCellProps<Row> {
  column: ColumnFacts<Row>;
  row: Row;
  drawCell: DrawCell<Row> | undefined;
  place: PhonePlace | undefined;
}

function BodyCell<Row>({ column, row, drawCell, place }: BodyCellProps<Row>) {
  const content = drawCell?.(column.id, row) ?? (String(column.value(row) ?? '') || '–');
  const look = column.isNumber === true ? 'data-table__number' : undefined;
  if (column.isRowHeader === true) {
    return (
      <th scope="row" data-label={column.header} className={look}>
        {content}
      </th>
    );
  }
  return (
    <td
      data-label={column.header}
      data-phone={place}
      data-unit={place === undefined ? undefined : column.unit?.(row)}
      className={look}
    >
      {content}
    </td>
  );
}

import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState, type Ref } from 'react';
import type { DataColumn } from './column';
import type { TableParts } from './parts';
import { useScrollElement } from './TableFrame';

type ModelRow<Row extends RowData> = ReturnType<
  TableParts<Row>['table']['getRowModel']
>['rows'][number];

/** The rows of one page. */
export function PlainRows<Row extends RowData>(parts: TableParts<Row>) {
  const { page, pageSize } = parts.control.state;
  const before = (page - 1) * pageSize;
  return (
    <tbody>
      {parts.table.getRowModel().rows.map((row, index) => (
        <BodyRow key={row.id} row={row} number={before + index + 1} {...parts} />
      ))}
    </tbody>
  );
}

/** Heights before they are measured, CSS pixels: of a row, and of a card on a phone with a line a column. */
const ROW_HEIGHT = 53;
const CARD_HEIGHT = 56;
const CARD_LINE = 33;
/** As in the style sheet. */
const PHONE = '(max-width: 47.98rem)';
/** Rows kept ready on either side of those in sight. */
const OVERSCAN = 6;

/** The rows in sight of a long list, between two blank ones as tall as all that are not. */
export function VirtualRows<Row extends RowData>(parts: TableParts<Row>) {
  const { rows } = parts.table.getRowModel();
  const scroll = useScrollElement();
  const [isPhone] = useState(() => window.matchMedia(PHONE).matches);
  // oxlint-disable-next-line react/incompatible-library -- we compile nothing with React Compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: () =>
      isPhone ? CARD_HEIGHT + CARD_LINE * (parts.control.state.visible.length - 1) : ROW_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = virtual.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <tbody>
      <Blank height={items[0]?.start ?? 0} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row ? (
          <BodyRow
            key={row.id}
            ref={virtual.measureElement}
            row={row}
            number={index + 1}
            {...parts}
          />
        ) : null;
      })}
      <Blank height={virtual.getTotalSize() - end} />
    </tbody>
  );
}

const Blank = ({ height }: { height: number }) =>
  height <= 0 ? null : (
    // oxlint-disable-next-line react/forbid-dom-props -- the one length that is computed
    <tr aria-hidden="true" className="data-table__blank" style={{ height }} />
  );

interface BodyRowProps<Row extends RowData> extends TableParts<Row> {
  row: ModelRow<Row>;
  /** Place in the whole list, from 1. */
  number: number;
  ref?: Ref<HTMLTableRowElement>;
}

function BodyRow<Row extends RowData>({
  row,
  number,
  ref,
  columns,
  control,
  isSelectable,
}: BodyRowProps<Row>) {
  const isSelected = row.getIsSelected();
  const shown = columns.filter(({ id }) => control.state.visible.includes(id));
  const header = columns.find(({ isRowHeader }) => isRowHeader === true);
  const name = String(header?.value(row.original) ?? number);
  return (
    <tr
      ref={ref}

      data-index={number - 1}
      // The head is the first row.
      aria-rowindex={number + 1}
      className={isSelected ? 'data-table__row--selected' : undefined}
    >
      {isSelectable ? (
        <td className="data-table__check">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={() => row.toggleSelected(!isSelected)}
          />
        </td>
      ) : null}
      {shown.map((column) => (
        <BodyCell key={column.id} column={column} row={row.original} />
      ))}
    </tr>
  );
}

function BodyCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const content = column.cell?.(row) ?? String(column.value(row) ?? '–');
  const look = column.isNumber === true ? 'data-table__number' : undefined;
  if (column.isRowHeader === true) {
    return (
      <th scope="row" data-label={column.header} className={look}>
        {content}
      </th>
    );
  }
  return (
    <td data-label={column.header} className={look}>
      {content}
    </td>
  );
}

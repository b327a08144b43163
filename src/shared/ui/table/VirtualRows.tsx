import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import { BlankRow } from './BlankRow';
import type { TableParts } from './parts';
import { BodyRow, useFolds } from './rows';
import { useScrollElement } from './TableFrame';

/**
 * Height estimates until one is measured, CSS pixels: of a row, of a row on a phone, and of a line of an expanded one.
 */
const ROW_HEIGHT = 53;
const FOLDED_HEIGHT = 68;
const LINE_HEIGHT = 36;
/** Extra rows rendered above and below the visible ones. */
const OVERSCAN = 3;

/**
 * The visible rows of a long list, between two blank rows as tall as all others. All rows have one height, a line per
 * cell (the style sheet ensures it), of which one is measured, and one of those expanded on a phone: measuring each row
 * as it scrolls into view would lay out the table again with every turn of the wheel (ADR stepwise-drawing).
 */
export function VirtualRows<Row extends RowData>(parts: TableParts<Row>) {
  const { table, columns, isSelectable } = parts;
  const { visible } = parts.control.state;
  const { rows } = table.getRowModel();
  const scroll = useScrollElement();
  const { places, opened, onToggle } = useFolds(parts);
  const closed = useMeasured(
    `${String(places !== null)} ${visible.join()}`,
    places ? FOLDED_HEIGHT : ROW_HEIGHT,
  );
  const open = useMeasured(visible.join(), FOLDED_HEIGHT + LINE_HEIGHT * (visible.length - 1));
  const isOpen = (index: number) => places !== null && opened.has(rows[index]?.id ?? '');
  // oxlint-disable-next-line react/incompatible-library -- we compile nothing with React Compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: (index) => (isOpen(index) ? open : closed).height,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, closed.height, open.height, opened]);
  const items = virtual.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <tbody>
      <BlankRow height={items[0]?.start ?? 0} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row ? (
          <BodyRow
            key={row.id}
            ref={(isOpen(index) ? open : closed).measure}
            row={row}
            drawCell={table.options.meta?.drawCell}
            number={index + 1}
            isSelected={row.getIsSelected()}
            isOpen={opened.has(row.id)}
            {...{ columns, visible, isSelectable, places, onToggle }}
          />
        ) : null;
      })}
      <BlankRow height={virtual.getTotalSize() - end} />
    </tbody>
  );
}

/**
 * The height of rows of one shape, and the ref that measures the first one; undefined once it is known.
 *
 * @param estimate used until then, CSS pixels
 */
function useMeasured(shape: string, estimate: number) {
  const [measured, setMeasured] = useState({ shape: '', height: 0 });
  const measure = useCallback(
    (row: HTMLTableRowElement | null) => {
      const real = row?.getBoundingClientRect().height ?? 0;
      // A hidden page has no layout.
      if (real > 0) setMeasured({ shape, height: real });
    },
    [shape],
  );
  return measured.shape === shape
    ? { height: measured.height, measure: undefined }
    : { height: estimate, measure };
}

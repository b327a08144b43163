import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import type { TableParts } from './parts';
import { BodyRow } from './rows';
import { useScrollElement } from './TableFrame';

/** Heights before one is measured, CSS pixels: of a row, and of a card on a phone with a line a column. */
const ROW_HEIGHT = 53;
const CARD_HEIGHT = 56;
const CARD_LINE = 33;
/** Rows kept ready on either side of those in sight. */
const OVERSCAN = 3;

/**
 * The rows in sight of a long list, between two blank ones as tall as all that are not. All are of one
 * height, a line a cell (the style sheet sees to it), of which one is measured: to measure each as it
 * comes into sight would lay the table out anew at every turn of the wheel (decision 49).
 */
export function VirtualRows<Row extends RowData>(parts: TableParts<Row>) {
  const { table, columns, isSelectable } = parts;
  const { visible } = parts.control.state;
  const { rows } = table.getRowModel();
  const scroll = useScrollElement();
  const isPhone = useMedia(PHONE);
  const shape = `${String(isPhone)} ${visible.join()}`;
  const [measured, setMeasured] = useState({ shape: '', height: 0 });
  const estimate = isPhone ? CARD_HEIGHT + CARD_LINE * (visible.length - 1) : ROW_HEIGHT;
  const height = measured.shape === shape ? measured.height : estimate;
  const measure = useCallback(
    (row: HTMLTableRowElement | null) => {
      const real = row?.getBoundingClientRect().height ?? 0;
      // Nothing is laid out in a page that is not shown.
      if (real > 0) setMeasured({ shape, height: real });
    },
    [shape],
  );
  // oxlint-disable-next-line react/incompatible-library -- we compile nothing with React Compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: () => height,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
  const items = virtual.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <tbody>
      <Blank height={items[0]?.start ?? 0} />
      {items.map(({ index }, place) => {
        const row = rows[index];
        return row ? (
          <BodyRow
            key={row.id}
            ref={place === 0 && measured.shape !== shape ? measure : undefined}
            row={row}
            drawCell={table.options.meta?.drawCell}
            number={index + 1}
            isSelected={row.getIsSelected()}
            {...{ columns, visible, isSelectable }}
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

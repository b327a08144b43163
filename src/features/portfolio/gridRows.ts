import type { PieceGroup } from './pieceGroups';

/** A line of the grid: the head of a group, or pieces beside each other. */
export type GridRow =
  | { kind: 'head'; group: PieceGroup }
  | { kind: 'pieces'; group: PieceGroup; from: number; to: number };

/** Where each group begins, in lines. */
export interface GridPlan {
  groups: readonly PieceGroup[];
  starts: readonly number[];
  columns: number;
  count: number;
}

/** Lays groups out in lines without touching a piece: forty thousand of them cost as little as forty. */
export function planOf(groups: readonly PieceGroup[], columns: number): GridPlan {
  const starts: number[] = [];
  let count = 0;
  for (const group of groups) {
    starts.push(count);
    count += 1 + Math.ceil(group.count / columns);
  }
  return { groups, starts, columns, count };
}

/** The line of that number; null beyond the last. */
export function rowAt({ groups, starts, columns, count }: GridPlan, index: number): GridRow | null {
  if (index < 0 || index >= count) return null;
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  const group = groups[low];
  if (!group) return null;
  const line = index - (starts[low] ?? 0) - 1;
  if (line < 0) return { kind: 'head', group };
  const from = line * columns;
  return { kind: 'pieces', group, from, to: Math.min(group.count, from + columns) };
}

const LEAST_WIDTH = 152;
const GAP = 12;

/** What stands below the picture of a card, with the gap to the next line, CSS pixels. */
const BELOW_PICTURE = 96;

/** About how high a line is before it is measured, CSS pixels: pictures are as high as they are wide. */
export const lineHeight = (width: number, columns: number): number =>
  Math.round((width + GAP) / columns - GAP) + BELOW_PICTURE;

/** As many pieces as fit beside each other, CSS pixels. */
export const columnsIn = (width: number): number =>
  Math.max(2, Math.min(8, Math.floor((width + GAP) / (LEAST_WIDTH + GAP))));

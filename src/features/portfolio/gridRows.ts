import type { PieceGroup } from './pieceGroups';

/** A line of the grid: the header of a group, or NFTs side by side. */
export type GridRow =
  | { kind: 'head'; group: PieceGroup }
  | { kind: 'pieces'; group: PieceGroup; from: number; to: number };

/** The first line of each group. */
export interface GridPlan {
  groups: readonly PieceGroup[];
  starts: readonly number[];
  columns: number;
  count: number;
}

/** Lays out groups in lines without reading an NFT: forty thousand of them cost as little as forty. */
export function planOf(groups: readonly PieceGroup[], columns: number): GridPlan {
  const starts: number[] = [];
  let count = 0;
  for (const group of groups) {
    starts.push(count);
    count += 1 + Math.ceil(group.count / columns);
  }
  return { groups, starts, columns, count };
}

/** The line at an index; null beyond the last. */
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

/** Height of a card below its picture, with the gap to the next line, CSS pixels. */
const BELOW_PICTURE = 96;

/** Estimated height of a line before it is measured, CSS pixels: pictures are square. */
export const lineHeight = (width: number, columns: number): number =>
  Math.round((width + GAP) / columns - GAP) + BELOW_PICTURE;

/** Number of NFTs that fit side by side in a width in CSS pixels. */
export const columnsIn = (width: number): number =>
  Math.max(2, Math.min(8, Math.floor((width + GAP) / (LEAST_WIDTH + GAP))));

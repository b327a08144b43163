import { createContext } from 'react';
import type { RowDrag } from './dragRows';

/** A row, or another list it can be moved into, with its name for announcements. */
export interface OrderedRow {
  id: string;
  name: string;
}

/** Reordering of the rows of a list. */
export interface RowOrder {
  /** False while the list is sorted by a column, or shows only some rows. */
  isOn: boolean;
  count: number;
  /** Position of a row, from 1. */
  placeOf: (id: string) => number;
  /** The row that is being moved by keys. */
  lifted: string | null;
  lift: (id: string) => void;
  /** Position from 1. */
  moveTo: (place: number) => void;
  /** Other lists a row can be moved into. */
  places: readonly OrderedRow[];
  /** The list that the keys have selected as target; null for the current one. */
  aimed: string | null;
  /** Selects the next or the previous list. */
  aim: (step: 1 | -1) => void;
  drop: () => void;
  cancel: () => void;
  /** Undoes the last move; without it Ctrl Z keeps its usual meaning on the page. */
  undo: (() => void) | undefined;
  /** Loads the drag code on the first call. */
  drag: () => Promise<RowDrag>;
}

/** Columns are static, so rows get the current order and its actions through context. */
export const RowOrderContext = createContext<RowOrder | null>(null);

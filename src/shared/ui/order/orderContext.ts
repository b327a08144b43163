import { createContext } from 'react';
import type { RowDrag } from './dragRows';

/** A row, or another list it can be put into, with what it is called in what is said of it. */
export interface OrderedRow {
  id: string;
  name: string;
}

/** How rows of a list are put in order. */
export interface RowOrder {
  /** Not while the list is sorted by something else, or shows a part of itself. */
  isOn: boolean;
  count: number;
  /** Place of a row, from 1. */
  placeOf: (id: string) => number;
  /** The row that is being moved by keys. */
  lifted: string | null;
  lift: (id: string) => void;
  /** To a place counted from 1. */
  moveTo: (place: number) => void;
  /** Other lists a row can be put into. */
  places: readonly OrderedRow[];
  /** That of them the keys would put it into; null for where it is. */
  aimed: string | null;
  /** To the next of them, or the one before. */
  aim: (step: 1 | -1) => void;
  drop: () => void;
  cancel: () => void;
  /** Takes back what was done last; without it Ctrl Z means what it means elsewhere on the page. */
  undo: (() => void) | undefined;
  /** Its code comes with the first call. */
  drag: () => Promise<RowDrag>;
}

/** Rows are made once for the life of a table; their order is that of the newest rules. */
export const RowOrderContext = createContext<RowOrder | null>(null);

import type { ReactNode } from 'react';

/** The value that a cell is sorted, searched, filtered and exported by. */
export type CellValue = string | number | bigint | boolean | null;

/**
 * A position in the two lines of a row on a phone: beside the name, below it, and at the end of that line. "rest" is
 * shown when the row is expanded, as is any column without a position.
 */
export type PhonePlace = 'lead' | 'second' | 'end' | 'rest';

export interface FilterChoice {
  value: string;
  label: string;
}

/**
 * One column of a DataTable. Columns are static: handlers of row buttons come with each render as the table's `meta`,
 * which cells get as `Commands`.
 */
export interface DataColumn<Row, Commands = unknown> {
  /** Its name in the address and, for lists the server sorts and filters, in the API. */
  id: string;
  header: string;
  value: (row: Row) => CellValue;
  /** Content of the cell; default: the value. */
  cell?: (row: Row, commands: Commands) => ReactNode;
  /** Filter choices, compared as text with `filterBy`, or else with the value. */
  filter?: readonly FilterChoice[];
  /** For a value in words: the state behind it, which does not change with the wording. */
  filterBy?: (row: Row) => string;
  /** The column that names the row: always shown, and first in its row on a phone. */
  isRowHeader?: boolean;
  /** Set for columns whose order means nothing, such as buttons. */
  isUnsortable?: boolean;
  /** Numbers are aligned at the end of their cell, and exported as numbers. */
  isNumber?: boolean;
  /** Hidden until the user chooses it. */
  isHiddenAtFirst?: boolean;
  /** Left out of exports, such as buttons. */
  isNotExported?: boolean;
  /** Its position in a row on a phone; default: chosen by `phonePlaces`. */
  phone?: PhonePlace;
  /** Unit after its figure in a collapsed row on a phone, where there is no header: "points". */
  unit?: (row: Row) => string;
}

/** Properties of a column besides how to draw its cells. */
export type ColumnFacts<Row> = Omit<DataColumn<Row>, 'cell'>;

/** An action on all selected rows. */
export interface BulkAction<Row> {
  label: string;
  run: (rows: Row[]) => void | Promise<void>;
}

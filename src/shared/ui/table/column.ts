import type { ReactNode } from 'react';

/** What a cell is sorted, searched, filtered and exported by. */
export type CellValue = string | number | bigint | boolean | null;

/**
 * A place in the two lines a row has on a phone: beside the name, below it, and at the end of that line. "rest" is
 * seen once the row is open, as is any column without a place.
 */
export type PhonePlace = 'lead' | 'second' | 'end' | 'rest';

export interface FilterChoice {
  value: string;
  label: string;
}

/**
 * One column of a DataTable. Columns are static: what the buttons of a row do comes with each render as the table's
 * `meta`, which cells get as `Commands`.
 */
export interface DataColumn<Row, Commands = unknown> {
  /** Its name in the address and, for lists the server sorts and filters, in the API. */
  id: string;
  header: string;
  value: (row: Row) => CellValue;
  /** What is shown; the value itself unless given. */
  cell?: (row: Row, commands: Commands) => ReactNode;
  /** Choices it can be filtered by, compared with `filterBy`, or else with the value, as text. */
  filter?: readonly FilterChoice[];
  /** For a value in words: the state behind it, which stays when the words change. */
  filterBy?: (row: Row) => string;
  /** The column that names the row: always shown, and first in its row on a phone. */
  isRowHeader?: boolean;
  /** Set for columns whose order means nothing, such as buttons. */
  isUnsortable?: boolean;
  /** Numbers stand at the end of their cell, and an export has them as numbers. */
  isNumber?: boolean;
  /** Not shown until somebody asks for it. */
  isHiddenAtFirst?: boolean;
  /** Left out of exports: buttons and the like. */
  isNotExported?: boolean;
  /** Its place in a row on a phone; `phonePlaces` finds one where it is left out. */
  phone?: PhonePlace;
}

/** What a table knows of a column besides how to draw its cells. */
export type ColumnFacts<Row> = Omit<DataColumn<Row>, 'cell'>;

/** Something done to all selected rows. */
export interface BulkAction<Row> {
  label: string;
  run: (rows: Row[]) => void | Promise<void>;
}

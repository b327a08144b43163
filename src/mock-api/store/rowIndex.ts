interface Index<Row> {
  /** How many rows are in it, and the last of them. */
  count: number;
  last: Row | undefined;
  groups: Map<unknown, Row[]>;
}

/**
 * Rows of a growing table by a field that never changes, kept from one look-up to the next: a search of the table for
 * each of thousands of keys would take seconds. Rows added since are indexed first; a table that is replaced or loses
 * rows is indexed again.
 */
export function rowIndex<Row extends object>(keyOf: (row: Row) => string) {
  const indexes = new WeakMap<readonly Row[], Index<Row>>();
  return (rows: readonly Row[], key: string): readonly Row[] => {
    let index = indexes.get(rows);
    if (!index || index.count > rows.length || rows[index.count - 1] !== index.last) {
      index = { count: 0, last: undefined, groups: new Map() };
      indexes.set(rows, index);
    }
    for (; index.count < rows.length; index.count += 1) {
      const row = rows[index.count];
      if (!row) continue;
      index.last = row;
      const group = index.groups.get(keyOf(row));
      if (group) group.push(row);
      else index.groups.set(keyOf(row), [row]);
    }
    return index.groups.get(key) ?? NONE;
  };
}

const NONE: readonly never[] = [];

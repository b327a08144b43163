import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ColumnFacts } from './column';
import {
  readTableState,
  tableQuery,
  writeTableState,
  type TableDefaults,
  type TableState,
} from './tableState';

export interface TableControl {
  state: TableState;
  /** Changes a part; any change except of the page itself and of the columns returns to the first page. */
  change: (part: Partial<TableState>) => void;
  /** The state as parameters for the API, for lists the server sorts, filters and pages. */
  query: ReturnType<typeof tableQuery>;
}

interface Options extends TableDefaults {
  /** Precedes each parameter in the address if a page has more than one table. */
  prefix?: string;
}

const staysOnPage = (part: Partial<TableState>) =>
  Object.keys(part).every((name) => name === 'page' || name === 'visible');

/** The state of a DataTable, kept in the address, so that links, reloads and Back restore it. */
export function useTableState<Row>(
  columns: readonly ColumnFacts<Row>[],
  { sort = '', pageSize = 25, prefix = '' }: Options = {},
): TableControl {
  const [params, setParams] = useSearchParams();
  const state = useMemo(
    () => readTableState(params, columns, { sort, pageSize }, prefix),
    [params, columns, sort, pageSize, prefix],
  );
  const change = useCallback(
    (part: Partial<TableState>) => {
      const reset = staysOnPage(part) ? {} : { page: 1 };
      setParams(
        (before) => {
          const current = readTableState(before, columns, { sort, pageSize }, prefix);
          const next = { ...current, ...reset, ...part };
          return writeTableState(before, next, columns, { sort, pageSize }, prefix);
        },
        // A page gets a history entry; each letter of a search does not.
        { replace: part.page === undefined, preventScrollReset: true },
      );
    },
    [setParams, columns, sort, pageSize, prefix],
  );
  const query = useMemo(() => tableQuery(state), [state]);
  return { state, change, query };
}

import { useEffect, type ReactNode } from 'react';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { failureText } from '@/shared/api/queryError';
import type { LeftOut } from '@/shared/api/lenient';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { Pager } from '@/shared/ui/table/Pager';
import '@/shared/ui/table/table.scss';
import type { TableControl } from '@/shared/ui/table/useTableState';

interface Page<Row> {
  items: Row[];
  total: number | null;
  leftOut?: LeftOut[];
}

interface PagedRowsProps<Row> {
  label: string;
  columns: readonly string[];
  /** The page on show; undefined while there is none. */
  page: Page<Row> | undefined;
  isFetching: boolean;
  error: unknown;
  onRetry: () => void;
  control: TableControl;
  /** Shown where there is nothing at all. */
  empty: ReactNode;
  /** A row of the table, with its key. */
  children: (row: Row) => ReactNode;
}

/** A list the server cuts into pages and offers in one order, without search. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { label, columns, page, isFetching, error, control, children } = props;
  const { state, change } = control;
  const found = page?.total ?? page?.items.length ?? 0;
  const pages = Math.max(1, Math.ceil(found / state.pageSize));
  // An address may name a page there is none of any more.
  const isPastEnd = page !== undefined && !isFetching && state.page > pages;
  useEffect(() => {
    if (isPastEnd) change({ page: pages });
  }, [isPastEnd, pages, change]);
  if (!page) {
    return error !== undefined && !isFetching ? (
      <ErrorState message={failureText(error, 'Couldn’t load the list.')} onRetry={props.onRetry} />
    ) : (
      <TableSkeleton label={`Loading: ${label}`} count={5} />
    );
  }
  if (page.items.length === 0 && !page.leftOut && state.page === 1) return props.empty;
  return (
    <section className="data-table" aria-label={label} aria-busy={isFetching}>
      <LeftOutNote leftOut={page.leftOut} />
      <div className="table-frame">
        <table className="table cards-on-phone">
          <caption className="visually-hidden">{label}, newest first</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{page.items.map(children)}</tbody>
        </table>
      </div>
      <Pager label={label} found={found} pages={pages} control={control} />
    </section>
  );
}

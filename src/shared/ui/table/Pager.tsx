import { inNumbers } from '../../format/numbers';
import { PageOf } from './PageOf';
import { PAGE_SIZES } from './tableState';
import type { TableControl } from './useTableState';

interface PagerProps {
  label: string;
  /** Rows over all pages. */
  found: number;
  pages: number;
  control: TableControl;
}

const SMALLEST = Math.min(...PAGE_SIZES);

/** Where one is among the pages, the way to the others, and how long they are: each where there is something to choose. */
export function Pager({ label, found, pages, control: { state, change } }: PagerProps) {
  const { page, pageSize } = state;
  const first = found === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, found);
  return (
    <nav className="pager" aria-label={`Pages of ${label}`}>
      <p>
        {inNumbers(first)}–{inNumbers(last)} of {inNumbers(found)}
      </p>
      {found <= SMALLEST ? null : (
        <label className="pager__size">
          Rows{' '}
          <select
            className="form-select"
            value={pageSize}
            onChange={(event) => change({ pageSize: Number(event.target.value) })}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      {pages <= 1 && page <= 1 ? null : (
        <div className="pager__steps">
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            disabled={page <= 1}
            onClick={() => change({ page: page - 1 })}
          >
            Previous
          </button>
          <PageOf page={page} pages={pages} onChange={(next) => change({ page: next })} />
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            disabled={page >= pages}
            onClick={() => change({ page: page + 1 })}
          >
            Next
          </button>
        </div>
      )}
    </nav>
  );
}

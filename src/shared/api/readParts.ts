import type { ApiResult } from './envelope';
import type { LeftOut } from './lenient';

const PAGE_SIZE = 100;
/** How long to wait before a part that failed is requested again, in ms: one fault among thousands of requests. */
const WAITS = [1000, 4000];

/** Rows of a list, as they come. */
export interface RowPart<Row> {
  rows: readonly Row[];
  /** Rows of the whole list, or null where the server doesn’t say. */
  total: number | null;
}

interface Answer<Row> {
  items: Row[];
  total: number | null;
  pageSize?: number | null;
  leftOut?: LeftOut[];
  /** Where the next part begins; null after the last one, missing where the server has no cursors. */
  next?: string | null | undefined;
}

interface At {
  page?: number;
  pageSize?: number;
  after?: string;
}

type Ask<Row, Place extends At = At> = (at: Place) => Promise<ApiResult<Answer<Row>>>;

interface Options<Row> {
  keyOf: (row: Row) => string;
  signal: AbortSignal;
}

/**
 * All rows of a list for an export, part by part: by cursor, or by page where the server has no cursors.
 *
 * @throws Error when a part can’t be read whole, since a file that lacks rows would pass for complete
 */
export async function* readParts<Row>(
  ask: Ask<Row>,
  options: Options<Row>,
): AsyncGenerator<RowPart<Row>, void> {
  let after = '';
  for (;;) {
    const { items, total, next } = await readOne(ask, { after }, options.signal);
    if (next === undefined) {
      yield* readPages(ask, options);
      return;
    }
    yield { rows: items, total };
    if (next === null) return;
    if (items.length === 0 || next === after) throw new Error('The server repeats itself.');
    after = next;
  }
}

/**
 * The same by page. A row that slips to the next page, because others came before it, is given once. Rows that slip
 * the other way are missed: then the count is short of the total.
 *
 * @throws Error when a page can’t be read whole, or fewer rows came than there are
 */
export async function* readPages<Row>(
  ask: Ask<Row, { page: number; pageSize: number }>,
  { keyOf, signal }: Options<Row>,
): AsyncGenerator<RowPart<Row>, void> {
  let count = 0;
  let before = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await readOne(ask, { page, pageSize: PAGE_SIZE }, signal);
    const { items, total } = answer;
    const rows = items.filter((row) => !before.has(keyOf(row)));
    before = new Set(items.map(keyOf));
    count += rows.length;
    if (rows.length > 0 || page === 1) yield { rows, total };
    const size = Math.min(PAGE_SIZE, Math.max(answer.pageSize ?? PAGE_SIZE, 1));
    if (items.length < size) {
      if (count < (total ?? 0)) throw new Error('The list changed while it was read.');
      return;
    }
    if (count === total) return;
    if (rows.length === 0) throw new Error('The server repeats itself.');
  }
}

async function readOne<Row, Place extends At>(
  ask: Ask<Row, Place>,
  at: Place,
  signal: AbortSignal,
): Promise<Answer<Row>> {
  const isFirst = at.page === 1 || at.after === '';
  let result = await ask(at);
  for (const wait of isFirst ? [] : WAITS) {
    if (signal.aborted || result.success || !isPassing(result.status)) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    result = await ask(at);
  }
  if (!result.success) throw new Error(result.message);
  if (result.data.leftOut) throw new Error('Some rows couldn’t be read.');
  return result.data;
}

/** No answer, a fault of the server, or too many requests. */
const isPassing = (status: number | undefined) =>
  status === undefined || status >= 500 || status === 429;

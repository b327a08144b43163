import { afterEach, expect, test, vi } from 'vitest';
import type { ApiResult } from './envelope';
import { readPages, readParts, type RowPart } from './readParts';

interface Row {
  id: string;
}
interface At {
  page?: number;
  pageSize?: number;
  after?: string;
}
interface Answer {
  items: Row[];
  total: number | null;
  next?: string | null;
}

const TOTAL = 10_000_000;
const rowsFrom = (start: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row-${String(start + index)}` }));
const good = (data: Answer): ApiResult<Answer> => ({ success: true, message: '', data });
const PART = rowsFrom(0, 1000);
const failure = (status: number): ApiResult<Answer> => ({
  success: false,
  message: 'Down',
  status,
});

const options = (signal = new AbortController().signal) => ({
  keyOf: ({ id }: Row) => id,
  signal,
});

async function countRows(parts: AsyncIterable<RowPart<Row>>) {
  let count = 0;
  for await (const { rows } of parts) count += rows.length;
  return count;
}

/** A server with ten million rows, none of which it holds. */
const cursorServer = (asked: At[]) => (at: At) => {
  asked.push(at);
  const start = Number(at.after);
  const end = Math.min(start + 1000, TOTAL);
  const next = end === TOTAL ? null : String(end);
  return Promise.resolve(good({ items: PART, total: TOTAL, next }));
};

afterEach(() => {
  vi.useRealTimers();
});

test('ten million rows are read to the end by cursor', async () => {
  const asked: At[] = [];
  expect(await countRows(readParts(cursorServer(asked), options()))).toBe(TOTAL);
  expect(asked).toHaveLength(10_000);
  expect(asked.every((at) => at.page === undefined)).toBe(true);
});

test('nothing more is requested once the reader leaves', async () => {
  const asked: At[] = [];
  for await (const { total } of readParts(cursorServer(asked), options())) {
    expect(total).toBe(TOTAL);
    if (asked.length === 3) break;
  }
  expect(asked).toHaveLength(3);
});

test('a server without cursors is read page by page, and no row is missing after 5,000', async () => {
  const ask = ({ page = 1 }: At) =>
    Promise.resolve(
      good({ items: rowsFrom((page - 1) * 100, page === 81 ? 50 : 100), total: 8050 }),
    );
  expect(await countRows(readParts(ask, options()))).toBe(8050);
});

test('a row that slips to the next page is given once', async () => {
  const ask = ({ page = 1 }: At) =>
    Promise.resolve(
      good(
        page === 1
          ? { items: rowsFrom(0, 100), total: 130 }
          : { items: rowsFrom(99, 31), total: 130 },
      ),
    );
  expect(await countRows(readPages(ask, options()))).toBe(130);
});

test.each<[string, string, (at: At) => ApiResult<Answer>]>([
  ['a first part that fails', 'Down', () => failure(500)],
  [
    'fewer rows than there are',
    'The list changed',
    () => good({ items: rowsFrom(0, 20), total: 120 }),
  ],
  ['the same page for ever', 'repeats itself', () => good({ items: rowsFrom(0, 100), total: 300 })],
  [
    'the same cursor for ever',
    'repeats itself',
    () => good({ items: rowsFrom(0, 10), total: 300, next: 'a' }),
  ],
])('the list is refused: %s', async (_, message, answer) => {
  const ask = (at: At) => Promise.resolve(answer(at));
  await expect(countRows(readParts(ask, options()))).rejects.toThrow(message);
});

test('a part that fails once is requested again', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const ask = ({ after }: At) => {
    calls += 1;
    if (calls === 2) return Promise.resolve(failure(502));
    const isFirst = after === '';
    return Promise.resolve(
      good({ items: rowsFrom(isFirst ? 0 : 5, 5), total: 10, next: isFirst ? 'b' : null }),
    );
  };
  const reading = countRows(readParts(ask, options()));
  await vi.runAllTimersAsync();
  expect(await reading).toBe(10);
  expect(calls).toBe(3);
});

import { describe, expect, test } from 'vitest';
import { allPages } from './allPages';
import type { ApiResult } from './envelope';
import type { LeftOut } from './lenient';

interface Page {
  items: string[];
  leftOut?: LeftOut[];
  total: number | null;
  pageSize: number | null;
}
const list = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `item ${from + index}`);
const good = (page: Partial<Page>): ApiResult<Page> => ({
  success: true,
  message: '',
  data: { items: [], total: null, pageSize: 100, ...page },
});
const failure: ApiResult<Page> = { success: false, message: 'Down', status: 500 };

/** Asks a server that answers so, page by page, and counts how often it was asked. */
async function read(answer: (page: number, call: number) => ApiResult<Page>) {
  let calls = 0;
  const result = await allPages(
    async (page) => {
      calls += 1;
      return answer(page, calls);
    },
    (item: string) => item,
    'thing',
  );
  return { result, calls, data: result.success ? result.data : null };
}

describe('F5: the end of a list', () => {
  test('a page that is not full is the last page', async () => {
    const { data, calls } = await read(() => good({ items: list(0, 7), total: 7 }));
    expect(data?.items).toHaveLength(7);
    expect(calls).toBe(1);
  });

  test('full pages are followed whatever the total says', async () => {
    const { data } = await read((page) =>
      good({ items: list((page - 1) * 100, Math.min(page * 100, 250)), total: 100 }),
    );
    expect(data?.items).toHaveLength(250);
  });

  test('a total that is too large costs one more request', async () => {
    const { data, calls } = await read((page) =>
      good({ items: page === 1 ? list(0, 7) : [], total: 1_000_000 }),
    );
    expect(data?.items).toHaveLength(7);
    expect(calls).toBe(2);
  });

  test('a server with smaller pages is read to the end', async () => {
    const { data } = await read((page) =>
      good({ items: list((page - 1) * 25, Math.min(page * 25, 60)), total: 60, pageSize: 25 }),
    );
    expect(data?.items).toHaveLength(60);
  });

  test('a server that repeats the same page is read only twice', async () => {
    const { data, calls } = await read(() => good({ items: list(0, 100), total: 300 }));
    expect(data?.items).toHaveLength(100);
    expect(calls).toBe(2);
  });

  test('a server that never ends is read for at most fifty pages', async () => {
    const { calls } = await read((page) => good({ items: list(page * 100, page * 100 + 100) }));
    expect(calls).toBe(50);
  });
});

test('an item on two pages is listed once', async () => {
  const { data } = await read((page) =>
    good({ items: page === 1 ? list(0, 100) : list(90, 130), total: 130 }),
  );
  expect(data?.items).toEqual(list(0, 130));
});

test('an item that moved to an earlier page during the reading is found by reading again', async () => {
  // After the first page one of its items is deleted: item 100 moves up to it.
  const { data } = await read((page, call) => {
    const all = call === 1 ? list(0, 120) : list(1, 120);
    return good({ items: all.slice((page - 1) * 100, page * 100), total: all.length });
  });
  expect(data?.items).toContain('item 100');
  expect(data?.items).toHaveLength(120);
});

describe('failures', () => {
  test('of the first page fail the whole list', async () => {
    const { result } = await read(() => failure);
    expect(result).toBe(failure);
  });

  test('of a later page keep the items read so far and are reported', async () => {
    const { data } = await read((page) =>
      page === 1 ? good({ items: list(0, 100), total: 120 }) : failure,
    );
    expect(data?.items).toHaveLength(100);
    expect(data?.leftOut).toEqual([{ what: 'thing', extent: 'rest', id: null, name: null }]);
  });
});

test('items that a page leaves out are reported', async () => {
  const odd: LeftOut = { what: 'thing', extent: 'item', id: null, name: 'Odd one' };
  const { data } = await read(() => good({ items: list(0, 3), leftOut: [odd], total: 4 }));
  expect(data).toEqual({ items: list(0, 3), leftOut: [odd] });
});

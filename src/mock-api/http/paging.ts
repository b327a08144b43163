const DEFAULT_PAGE_SIZE = 25;

interface Asked {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Cuts a page out of rows by `page` (from 1) and `pageSize` of the query (decision 55). */
export function pageOf<T>(rows: readonly T[], { page = 1, pageSize = DEFAULT_PAGE_SIZE }: Asked) {
  const start = (page - 1) * pageSize;
  return { items: rows.slice(start, start + pageSize), total: rows.length, page, pageSize };
}

/** Orders rows by `sort` of the query: `field`, or `-field` for descending; unknown fields change nothing. */
export function sortBy<T extends object>(
  rows: readonly T[],
  { sort = '' }: { sort?: string | undefined },
): T[] {
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  const sorted = [...rows].sort((left, right) =>
    compare(valueOf(left, field), valueOf(right, field)),
  );
  return descending ? sorted.toReversed() : sorted;
}

const valueOf = (row: object, field: string): unknown =>
  Object.entries(row).find(([name]) => name === field)?.[1];

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return text(left).localeCompare(text(right));
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';

import { PART_SIZE } from '@/shared/api/listQuery';

const DEFAULT_PAGE_SIZE = 25;

interface Asked {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Cuts a page out of rows by `page` (from 1) and `pageSize` of the query (ADR api-beyond-specification). */
export function pageOf<T>(rows: readonly T[], { page = 1, pageSize = DEFAULT_PAGE_SIZE }: Asked) {
  const start = (page - 1) * pageSize;
  return { items: rows.slice(start, start + pageSize), total: rows.length, page, pageSize };
}

/** Settles ties of an order, so that no row is on two pages. */
export const byId = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

interface PartAsked extends Asked {
  after?: string | undefined;
}

/**
 * A page, or with `after` a part of the list and where the next one begins. A cursor holds the row it follows
 * and its place, which counts where that row is gone.
 */
export function partOf<T>(rows: readonly T[], query: PartAsked, keyOf: (row: T) => string) {
  const { after } = query;
  if (after === undefined) return pageOf(rows, query);
  const start = after === '' ? 0 : startBehind(rows.map(keyOf), after);
  const items = rows.slice(start, start + PART_SIZE);
  const end = start + items.length;
  const last = items.at(-1);
  const next = last === undefined || end >= rows.length ? null : `${String(end)}.${keyOf(last)}`;
  const page = Math.floor(start / PART_SIZE) + 1;
  return { items, total: rows.length, page, pageSize: PART_SIZE, next };
}

function startBehind(keys: readonly string[], cursor: string): number {
  const dot = cursor.indexOf('.');
  const id = cursor.slice(dot + 1);
  const end = Number(cursor.slice(0, Math.max(dot, 0)));
  const place = Number.isInteger(end) && end >= 0 ? end : 0;
  if (keys[place - 1] === id) return place;
  const found = keys.indexOf(id);
  return found === -1 ? place : found + 1;
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

type FieldOf<T> = `${'' | '-'}${keyof T & string}`;

/** Compares rows by fields, by the next one where they are equal: `-at` is descending by `at`. */
export const byFields =
  <T extends object>(...fields: readonly FieldOf<T>[]) =>
  (one: T, other: T): number => {
    for (const field of fields) {
      const isDescending = field.startsWith('-');
      const name = isDescending ? field.slice(1) : field;
      const order = compare(valueOf(one, name), valueOf(other, name));
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  };

const valueOf = (row: object, field: string): unknown =>
  Object.entries(row).find(([name]) => name === field)?.[1];

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return text(left).localeCompare(text(right));
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';

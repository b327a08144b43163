import type { DataColumn } from './column';

/** Sizes a page may have; the API takes at most 100 (ADR api-beyond-specification). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
const MAX_SEARCH = 100;
const MAX_PAGE = 1_000_000;

/** The parts of a table's state that are in the address. */
export interface TableState {
  search: string;
  sort: { id: string; isDescending: boolean } | null;
  /** Column id to the chosen values; a column without choices is missing. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Ids of the visible columns, in the table's order. */
  visible: readonly string[];
}

export interface TableDefaults {
  /** `field` or `-field`, as in the API. */
  sort?: string;
  pageSize?: number;
}

type AnyColumn = Pick<
  DataColumn<never>,
  'id' | 'filter' | 'isRowHeader' | 'isUnsortable' | 'isHiddenAtFirst'
>;

/**
 * Reads a table's state from the address. The address is untrusted: unknown columns and values, and numbers out of
 * bounds, are ignored.
 *
 * @param prefix precedes each parameter if a page has more than one table
 */
export function readTableState(
  params: URLSearchParams,
  columns: readonly AnyColumn[],
  defaults: TableDefaults,
  prefix = '',
): TableState {
  const get = (name: string) => params.get(prefix + name);
  const filters: Record<string, readonly string[]> = {};
  for (const { id, filter } of columns) {
    const wanted = new Set(get(id)?.split(',') ?? []);
    const chosen = (filter ?? []).map(({ value }) => value).filter((value) => wanted.has(value));
    if (chosen.length > 0) filters[id] = chosen;
  }
  return {
    search: (get('q') ?? '').slice(0, MAX_SEARCH),
    sort: readSort(get('sort'), columns) ?? readSort(defaults.sort ?? null, columns),
    filters,
    page: readWhole(get('page'), MAX_PAGE) ?? 1,
    pageSize: readPageSize(get('size')) ?? defaults.pageSize ?? 25,
    visible: readVisible(get('cols'), columns),
  };
}

/** Writes the state to the address; default values are left out. Other parameters stay. */
export function writeTableState(
  params: URLSearchParams,
  state: TableState,
  columns: readonly AnyColumn[],
  defaults: TableDefaults,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, initial: string) => {
    if (value === initial) next.delete(prefix + name);
    else next.set(prefix + name, value);
  };
  put('q', state.search, '');
  put('sort', sortText(state.sort), sortText(readSort(defaults.sort ?? null, columns)));
  put('page', String(state.page), '1');
  put('size', String(state.pageSize), String(defaults.pageSize ?? 25));
  put('cols', state.visible.join(','), readVisible(null, columns).join(','));
  for (const { id, filter } of columns) {
    if (filter) put(id, (state.filters[id] ?? []).join(','), '');
  }
  return next;
}

/** The state for a call of the API: `page`, `pageSize`, `sort`, `search`, and a parameter per filter. */
export function tableQuery({ search, sort, filters, page, pageSize }: TableState) {
  const chosen = Object.entries(filters).map(([id, values]) => [id, values.join(',')] as const);
  return {
    page,
    pageSize,
    ...(sort === null ? {} : { sort: sortText(sort) }),
    ...(search === '' ? {} : { search }),
    ...Object.fromEntries(chosen),
  };
}

function readSort(text: string | null, columns: readonly AnyColumn[]): TableState['sort'] {
  const isDescending = text?.startsWith('-') === true;
  const id = isDescending ? text?.slice(1) : text;
  const column = columns.find((each) => each.id === id && each.isUnsortable !== true);
  return column ? { id: column.id, isDescending } : null;
}

const sortText = (sort: TableState['sort']) =>
  sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.id}`;

function readWhole(text: string | null, max: number): number | null {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number >= 1 && number <= max ? number : null;
}

function readPageSize(text: string | null): number | null {
  const size = readWhole(text, 100);
  return PAGE_SIZES.find((known) => known === size) ?? null;
}

/**
 * The same array for the same columns and text, so that rows are not rendered again with each change of the address.
 */
function readVisible(text: string | null, columns: readonly AnyColumn[]): readonly string[] {
  const ofColumns = visibleOf.get(columns) ?? new Map<string | null, readonly string[]>();
  visibleOf.set(columns, ofColumns);
  const known = ofColumns.get(text);
  if (known) return known;
  const visible = visibleIn(text, columns);
  // The address is untrusted, so the cache is limited.
  if (ofColumns.size > 20) ofColumns.clear();
  ofColumns.set(text, visible);
  return visible;
}
const visibleOf = new WeakMap<readonly AnyColumn[], Map<string | null, readonly string[]>>();

function visibleIn(text: string | null, columns: readonly AnyColumn[]): string[] {
  const wanted = text === null ? null : new Set(text.split(','));
  return columns
    .filter(
      ({ id, isRowHeader, isHiddenAtFirst }) =>
        isRowHeader === true || (wanted === null ? isHiddenAtFirst !== true : wanted.has(id)),
    )
    .map(({ id }) => id);
}

import type { ApiResult } from './envelope';
import type { LeftOut } from './lenient';

/** The largest page size of a list (ADR api-beyond-specification). */
export const LARGEST_PAGE = 100;
/** More pages than any list that is read completely; protects against a server whose list never ends. */
const MOST_PAGES = 50;

interface Page<T> {
  items: T[];
  leftOut?: LeftOut[];
  total: number | null;
  pageSize: number | null;
}
/** A complete list, without the fields of a page. */
interface Whole<T> {
  items: T[];
  leftOut?: LeftOut[];
}
interface Pass<T> {
  items: Map<string, T>;
  leftOut: Map<string, LeftOut>;
  /** The list changed while it was read: an item may have moved from an unread page to one already read. */
  hasMoved: boolean;
}

/**
 * Reads all pages of a list in order. The totals of a page are only hints: the list ends where a page is not full, or
 * adds nothing new. If the list changes during reading, a second pass adds missed items. If a later page fails, earlier
 * items are kept, and `leftOut` reports the rest.
 *
 * @param ask requests one page, counted from 1, of LARGEST_PAGE items
 * @param keyOf identity of an item
 * @param what name of an item in the singular: "server"
 */
export async function allPages<T>(
  ask: (page: number) => Promise<ApiResult<Page<T>>>,
  keyOf: (item: T) => string,
  what: string,
): Promise<ApiResult<Whole<T>>> {
  const first = await onePass(ask, keyOf, what);
  if ('success' in first) return first;
  const second = first.hasMoved ? await onePass(ask, keyOf, what) : first;
  const latest = 'success' in second ? first : second;
  const items = new Map([
    ...latest.items,
    ...[...first.items].filter(([key]) => !latest.items.has(key)),
  ]);
  const leftOut = [...latest.leftOut.values()];
  return {
    success: true,
    message: '',
    data: { items: [...items.values()], ...(leftOut.length > 0 ? { leftOut } : {}) },
  };
}

async function onePass<T>(
  ask: (page: number) => Promise<ApiResult<Page<T>>>,
  keyOf: (item: T) => string,
  what: string,
) {
  const pass: Pass<T> = { items: new Map(), leftOut: new Map(), hasMoved: false };
  let total: number | null = null;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask(page);
    if (!answer.success) {
      if (page === 1) return answer;
      pass.leftOut.set('rest', { what, extent: 'rest', id: null, name: null });
      return pass;
    }
    const { items, leftOut = [], ...told } = answer.data;
    const known = pass.items.size + pass.leftOut.size;
    for (const item of items) pass.items.set(keyOf(item), item);
    for (const each of leftOut) pass.leftOut.set(JSON.stringify(each), each);
    const now = pass.items.size + pass.leftOut.size;
    const count = items.length + leftOut.length;
    if (now === known) return pass;
    if (page > 1) pass.hasMoved ||= now - known < count || told.total !== total;
    total = told.total;
    const isFull = count >= Math.min(LARGEST_PAGE, Math.max(told.pageSize ?? LARGEST_PAGE, 1));
    if (!isFull && (total ?? 0) <= now) return pass;
  }
  return pass;
}

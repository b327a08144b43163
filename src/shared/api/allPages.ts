import type { ApiResult } from './envelope';
import type { LeftOut } from './lenient';

/** The largest page a list gives (decision 55). */
export const LARGEST_PAGE = 100;
/** More pages than any list has that is read whole; a server that never ends is not asked for ever. */
const MOST_PAGES = 50;

interface Page<T> {
  items: T[];
  leftOut?: LeftOut[];
  total: number | null;
  pageSize: number | null;
}
/** A list as a whole, without what only a page has. */
interface Whole<T> {
  items: T[];
  leftOut?: LeftOut[];
}
interface Pass<T> {
  items: Map<string, T>;
  leftOut: Map<string, LeftOut>;
  /** The list changed while it was read: something may have slipped from a page not read to one that was. */
  hasMoved: boolean;
}

/**
 * A list whose pages are read one after the other. What a page says of the whole is a hint: an end is where
 * a page is not full, or brings nothing new. Of a list that changes meanwhile a second look takes what the
 * first has missed. Where a later page fails, what came before is kept, and `leftOut` tells of the rest.
 *
 * @param ask asks for one page, counted from 1, of LARGEST_PAGE items
 * @param keyOf what tells one item from another
 * @param what one item is called: "server"
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

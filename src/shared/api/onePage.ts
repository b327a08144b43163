import { isRow } from './lenient';

/** Largest page: a user may choose to draw this many rows at once. */
const LONGEST = 100;

/**
 * The requested page of a list, if a server ignores `pageSize` and sends more: a screen would draw all of it. If the
 * answer is the whole list (`total` equals its length), the rows of that page are returned; otherwise the first rows.
 * If the server states a larger page size than requested, up to 100 rows are kept, because cut rows would be on no
 * page.
 *
 * @param input of the call: `query.page`, from 1, and `query.pageSize`
 */
export function onePage<T>(answer: T, input: object): T {
  const query = 'query' in input ? input.query : undefined;
  if (!isRow(answer) || !isRow(query)) return answer;
  const { items, total, pageSize: told } = answer;
  const { page, pageSize } = query;
  if (!Array.isArray(items) || typeof pageSize !== 'number' || items.length <= pageSize) {
    return answer;
  }
  const isWhole = typeof total !== 'number' || total === items.length;
  const start = isWhole && typeof page === 'number' ? (page - 1) * pageSize : 0;
  const own = !isWhole && typeof told === 'number' ? told : 0;
  const most = Math.max(pageSize, Math.min(own, LONGEST));
  if (items.length <= most) return answer;
  return {
    ...answer,
    items: items.slice(start, start + most),
    total: isWhole ? items.length : total,
  };
}

import { isRow } from './lenient';

/** A page may be that long: as many rows are drawn at once where a reader chooses so. */
const LONGEST = 100;

/**
 * The page of a list that was requested, where a server ignores `pageSize` and sends more: a screen would draw all of
 * it. Of a whole list, whose `total` is what came, it is the rows of that page; of anything else the first rows. Where
 * the server says that its own pages are longer, all of one is kept, up to 100 rows: what is cut would be on no page.
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

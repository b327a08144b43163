import type { ReportRow, ReportRows } from './report';

const PAGE_SIZE = 100;
/** More than that is no file to look at by hand. */
const MOST_PAGES = 500;

/**
 * All rows of a question, page by page.
 *
 * @throws what a page fails with; and where what came is not all there is, so that no file is short unnoticed
 */
export async function loadRows(
  ask: (at: { page: number; pageSize: number }) => Promise<ReportRows>,
): Promise<ReportRow[]> {
  const rows = new Map<string, ReportRow>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, total, leftOut } = await ask({ page, pageSize: PAGE_SIZE });
    for (const row of items) rows.set(row.id, row);
    if (leftOut !== undefined) break;
    if (items.length < PAGE_SIZE || rows.size === total) return [...rows.values()];
  }
  throw new Error('Not all rows could be read.');
}

import { isWrite, takes } from './document.mjs';
import { disorderOf } from './order.mjs';
import { withQuery } from './reads.mjs';

const DEFAULT_SIZE = 25;
const LARGEST_SIZE = 100;
/** Enough to see pages meet, also in a list of a million rows. */
const MOST_PAGES = 6;
const MOST_PARTS = 3;

/** @param {import('./kit.mjs').Kit} kit */
export async function checkList(kit, operation) {
  const isPaged = takes(operation, 'page');
  if (isWrite(operation) || (!isPaged && operation.orderedBy.length === 0)) return;
  const reader = await kit.readerOf(operation);
  if (!reader) {
    kit.report.skip(isPaged ? 'page-totals' : 'order', operation.id, 'no persona got 200');
    return;
  }
  const list = new List(kit, operation, reader);
  if (isPaged) await checkPages(kit, operation, list);
  else {
    const { data, what } = await list.get({});
    checkOrder(kit, operation, rowsOf(data, operation), what);
  }
}

/** Reads one list as one person. */
class List {
  #kit;
  #operation;
  #reader;

  constructor(kit, operation, reader) {
    this.#kit = kit;
    this.#operation = operation;
    this.#reader = reader;
  }

  async get(query) {
    const { persona, path } = this.#reader;
    const { answer, what } = await this.#kit.ask(this.#operation, withQuery(path, query), {
      persona,
    });
    return { data: answer.json?.data ?? {}, what, answer };
  }

  /** Rows of the first pages, and the last page that was read. */
  async pages(pageSize) {
    const rows = [];
    let last;
    let page = 1;
    do {
      last = await this.get({ page, pageSize });
      rows.push(...(last.data.items ?? []));
      page += 1;
    } while (page <= MOST_PAGES && (page - 1) * pageSize < last.data.total);
    return { rows, ...last };
  }
}

async function checkPages(kit, operation, list) {
  const first = await list.get({});
  const { items = [], total = 0, page, pageSize } = first.data;
  const isDefault =
    page === 1 && pageSize === DEFAULT_SIZE && items.length === Math.min(total, DEFAULT_SIZE);
  kit.expect('page-size', isDefault, first.what, told(first.data));
  const large = await list.pages(LARGEST_SIZE);
  const size = Math.min(LARGEST_SIZE, Math.max(1, Math.ceil(total / 3)));
  let small = await list.pages(size);
  // A row may have come or gone in between.
  if (!isStart(small.rows, large.rows)) small = await list.pages(size);
  const isWhole = large.data.total <= LARGEST_SIZE * MOST_PAGES;
  const counted = `${String(large.rows.length)} rows on all pages, total ${String(large.data.total)}`;
  if (isWhole)
    kit.expect('page-totals', large.rows.length === large.data.total, large.what, counted);
  kit.expect('page-totals', small.data.total === large.data.total, small.what, told(small.data));
  kit.expect('page-size', small.data.pageSize === size, small.what, told(small.data));
  const repeated = firstRepeated(small.rows);
  kit.expect('page-overlap', repeated === null, small.what, `row ${repeated} comes twice`);
  const other = firstOther(small.rows, large.rows);
  kit.expect('page-overlap', other === null, small.what, other ?? '');
  const behind = await list.get({
    page: Math.floor(large.data.total / LARGEST_SIZE) + 2,
    pageSize: LARGEST_SIZE,
  });
  const isEmpty = behind.answer.status === 200 && behind.data.items?.length === 0;
  kit.expect('page-after-last', isEmpty, behind.what, behind.answer);
  checkOrder(kit, operation, large.rows, large.what);
  if (takes(operation, 'after')) await checkParts(kit, list, large);
}

async function checkParts(kit, list, pages) {
  const rows = [];
  let after = '';
  let part;
  for (let count = 0; after !== null && count < MOST_PARTS; count += 1) {
    part = await list.get({ after });
    rows.push(...(part.data.items ?? []));
    after = part.data.next ?? null;
  }
  const shared = Math.min(rows.length, pages.rows.length);
  const isSame = isStart(rows.slice(0, shared), pages.rows.slice(0, shared));
  const isWhole = after !== null || rows.length === part.data.total;
  const came = `${String(rows.length)} rows in parts, ${String(pages.rows.length)} on pages, total ${String(part.data.total)}, ${isSame ? 'the same' : 'others'}`;
  kit.expect('parts', isSame && isWhole, part.what, came);
}

function checkOrder(kit, operation, rows, what) {
  if (operation.orderedBy.length === 0) return;
  const disorder = disorderOf(rows, operation.orderedBy);
  kit.expect('order', disorder === null, what, disorder ?? '');
}

/** The rows of a list without pages: `items`, or the only array whose rows have the field it is ordered by. */
function rowsOf(data, { orderedBy }) {
  if (Array.isArray(data.items)) return data.items;
  const [name] = (orderedBy[0] ?? '').replace(/^-/, '').split('.');
  const arrays = Object.values(data).filter(Array.isArray);
  return arrays.find(([row]) => typeof row === 'object' && row !== null && name in row) ?? [];
}

/** Rows are known by their ID. Without one, a row may have a twin. */
const idOf = (row) => row?.id ?? row?.key ?? null;
const markOf = (row) => idOf(row) ?? JSON.stringify(row);

function firstRepeated(rows) {
  const seen = new Set();
  for (const id of rows.map(idOf)) {
    if (id !== null && seen.has(id)) return id;
    seen.add(id);
  }
  return null;
}

/** The first row that isn’t the one on the larger pages, in words; null if all are. */
function firstOther(rows, whole) {
  const at = rows
    .slice(0, whole.length)
    .findIndex((row, index) => markOf(row) !== markOf(whole[index]));
  if (at === -1) return null;
  return `row ${String(at + 1)} is ${markOf(rows[at])}, and ${markOf(whole[at])} on larger pages`;
}

const isStart = (rows, whole) => firstOther(rows, whole) === null;

const told = ({ items, total, page, pageSize }) =>
  `${String(items?.length)} rows, total ${String(total)}, page ${String(page)}, pageSize ${String(pageSize)}`;

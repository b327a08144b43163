/** Rows of one part when a list is read by cursor. */
const PART_SIZE = 250;

/**
 * Answers a list call as a server with millions of rows would, without holding them: each row is a row of a real
 * answer with the ID, rank and name of its place.
 *
 * @param template the `data` of a real answer, with at least one row in `list`
 * @param shape `list` names the rows, `total` is how many there are, `isWhole` sends all of them at once
 * @param query what the page requested: `page`, `pageSize`, `search`, `after`
 */
export function answerAtScale(template, { list = 'items', total, isWhole = false }, query) {
  const rows = template[list];
  // A search finds every hundredth row, so that its pages are many as well.
  const found = query.search ? Math.ceil(total / 100) : total;
  const at = (start, count) =>
    Array.from({ length: Math.max(0, Math.min(count, found - start)) }, (_, index) =>
      rowAt(rows, start + index),
    );
  if (isWhole) return { ...template, [list]: at(0, found) };
  if (query.after !== undefined) {
    const start = Number(query.after);
    const end = start + PART_SIZE;
    const next = end < found ? String(end) : null;
    return { ...template, [list]: at(start, PART_SIZE), total: found, next };
  }
  const page = Number(query.page ?? 1);
  const pageSize = Number(query.pageSize ?? 25);
  return {
    ...template,
    [list]: at((page - 1) * pageSize, pageSize),
    total: found,
    page,
    pageSize,
  };
}

/** What tells one row from another, by the names it may have. */
const marks = {
  id: (value, index) => `${String(value)}-${String(index)}`,
  slug: (value, index) => `${String(value)}-${String(index)}`,
  username: (value, index) => (value === null ? null : `member.${String(index)}`),
  name: (value, index) => `${String(value)} ${String(index)}`,
  title: (value, index) => `${String(value)} ${String(index)}`,
  position: (_, index) => index + 1,
  rank: (_, index) => index + 1,
};

function rowAt(rows, index) {
  const row = { ...rows[index % rows.length] };
  for (const [name, mark] of Object.entries(marks)) {
    if (name in row) row[name] = mark(row[name], index);
  }
  return row;
}

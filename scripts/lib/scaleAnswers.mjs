/** Rows of one part when a list is read by cursor. */
const PART_SIZE = 250;

/**
 * Answers a list call as a server with millions of rows would, without holding them: each row is a row of a real
 * answer with the ID, rank and name of its place.
 *
 * @param template the `data` of a real answer, with at least one row in `list`
 * @param shape `list` names the rows, `total` is how many there are, `part` is how many come in a part, `by` is the
 *   field that rows are sorted by, each value as many as any other
 * @param query what the page requested: `page`, `pageSize`, `search`, `after`, `limit`, `ids`, `category`
 */
export function answerAtScale(template, { list = 'items', total, part = PART_SIZE, by }, query) {
  const rows = by === undefined ? template[list] : sortedBy(template[list], by);
  if (query.ids !== undefined) return { ...template, [list]: named(rows, query.ids, total) };
  // A search finds every hundredth row, so that its pages are many as well.
  const found = query.search ? Math.ceil(total / 100) : total;
  // Sorted rows come in blocks, as many of each row of the template.
  const wanted = rows.filter((row) => !query.category || row[by] === query.category);
  const block = by === undefined ? 1 : Math.ceil(found / Math.max(wanted.length, 1));
  const at = (start, count) =>
    Array.from({ length: Math.max(0, Math.min(count, found - start)) }, (_, index) =>
      rowAt(wanted, start + index, block),
    );
  if (query.after !== undefined) {
    const start = Number(query.after);
    const count = Number(query.limit ?? part);
    const next = start + count < found ? String(start + count) : null;
    const isLater = start > 0 && template.categories !== undefined;
    return {
      ...template,
      [list]: at(start, count),
      total: found,
      next,
      ...(isLater ? { categories: [] } : {}),
    };
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

/** Members that one part of a preview checks. */
const CHECKED_AT_ONCE = 2000;

/**
 * Answers the preview of a holder rule on a large server, part by part: one member in ten gains a role.
 *
 * @param after where the part begins, empty for the first one
 */
export function previewAtScale(after, members) {
  const start = Number(after);
  const checked = Math.min(CHECKED_AT_ONCE, members - start);
  const gain = Array.from({ length: 100 }, (_, index) => {
    const name = `Member ${String(start + index)}`;
    return {
      member: { id: `m-${String(start + index)}`, name, username: null, picture: null },
      roles: ['Holder'],
    };
  });
  const end = start + checked;
  return {
    checked,
    qualify: Math.floor(checked / 10),
    gain,
    gainTotal: Math.floor(checked / 10),
    lose: [],
    loseTotal: 0,
    unknown: [],
    unknownTotal: 0,
    reasons: [],
    outOfReach: [],
    graceHours: 24,
    nextCheckAt: null,
    members,
    next: end < members ? String(end) : null,
  };
}

/** What tells one row from another, by the names it may have. */
const marks = {
  id: (value, index) => `${String(value)}-${String(index)}`,
  ruleId: (value, index) => `${String(value)}-${String(index)}`,
  slug: (value, index) => `${String(value)}-${String(index)}`,
  username: (value, index) => (value === null ? null : `member.${String(index)}`),
  name: (value, index) => `${String(value)} ${String(index)}`,
  title: (value, index) => `${String(value)} ${String(index)}`,
  position: (_, index) => index + 1,
  rank: (_, index) => index + 1,
};

function rowAt(rows, index, block = 1) {
  const row = { ...rows[Math.floor(index / block) % rows.length] };
  for (const [name, mark] of Object.entries(marks)) {
    if (name in row) row[name] = mark(row[name], index);
  }
  // The settings of a row have its ID and its name.
  if (row.rule) row.rule = rowAt([row.rule], index);
  if (row.values) row.values = { ...row.values, name: marks.name(row.values.name, index) };
  return row;
}

const sortedBy = (rows, field) =>
  rows.toSorted((one, other) => (one[field] < other[field] ? -1 : 1));

/** The rows with these IDs, which end with their places. */
const named = (rows, ids, total) =>
  ids.split(',').flatMap((id) => {
    const at = Number(/-(\d+)$/.exec(id)?.[1]);
    const template = rows.find((row) => id === `${String(row.id ?? row.ruleId)}-${String(at)}`);
    return template && at < total ? [rowAt([template], at)] : [];
  });

// Orders and pages of lists.

import { Failure } from './http.mjs';

const compare = (a, b) => (a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1);

/** Rows in the order of some fields, such as `-at`. */
export function ordered(rows, ...fields) {
  const steps = fields.map((field) => (field.startsWith('-') ? [field.slice(1), -1] : [field, 1]));
  return rows.toSorted((a, b) => {
    for (const [field, sign] of steps) {
      const order = compare(a[field], b[field]) * sign;
      if (order) return order;
    }
    return 0;
  });
}

export const pageOf = (rows, { page = 1, pageSize = 25 }) => ({
  items: rows.slice((page - 1) * pageSize, page * pageSize),
  total: rows.length,
  page,
  pageSize,
});

const largestPart = 250;

/** The rows after the one that a cursor names. An empty cursor begins the list. */
export function partOf(rows, after) {
  const start = after === '' ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  if (after !== '' && start === 0)
    throw new Failure(400, 'invalid-fields', {
      errors: [{ path: 'after', message: 'This part doesn’t exist.' }],
    });
  const items = rows.slice(start, start + largestPart);
  const isLast = start + items.length >= rows.length;
  return {
    items,
    total: rows.length,
    page: 1,
    pageSize: items.length,
    next: isLast ? null : items.at(-1).id,
  };
}

export const contains = (text, part) => (text ?? '').toLowerCase().includes(part.toLowerCase());

/** Whether one of the values of a filter, separated by commas, holds. Without the filter, everything passes. */
export const passes = (filter, holds) => filter === undefined || filter.split(',').some(holds);

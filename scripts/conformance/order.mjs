import { valueAt } from './values.mjs';

/**
 * Compares two values as lists are ordered: times, numbers and amounts by value, anything else as text.
 * @returns {number | null} null if nothing can be said: one is missing, or texts depend on the language
 */
export function compare(left, right) {
  if (left === right) return 0;
  if (left === null || right === null || left === undefined || right === undefined) return null;
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (isNumeric(left) && isNumeric(right)) return compareAmounts(String(left), String(right));
  if (isTime(left) && isTime(right)) return Math.sign(Date.parse(left) - Date.parse(right));
  const [one, other] = [String(left), String(right)];
  const byLanguage = Math.sign(one.localeCompare(other, 'en'));
  const byCode = one < other ? -1 : 1;
  return byLanguage === byCode ? byCode : null;
}

const isNumeric = (value) => /^-?\d+(?:\.\d+)?$/.test(String(value)) && value !== '';
const isTime = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(value);

/** Without loss: amounts may have more digits than a number. */
function compareAmounts(left, right) {
  const scale = Math.max(fractionOf(left), fractionOf(right));
  const [one, other] = [left, right].map((text) =>
    BigInt(text.replace('.', '') + '0'.repeat(scale - fractionOf(text))),
  );
  return one === other ? 0 : one < other ? -1 : 1;
}

const fractionOf = (text) => text.split('.')[1]?.length ?? 0;

/**
 * The first two neighbors that are the wrong way round.
 * @param {readonly object[]} rows
 * @param {readonly string[]} orderedBy fields; `-` in front means descending
 * @returns {string | null} in words; null if all are in order
 */
export function disorderOf(rows, orderedBy) {
  for (const [index, row] of rows.slice(1).entries()) {
    const before = rows[index];
    for (const written of orderedBy) {
      const isDescending = written.startsWith('-');
      const field = written.replace(/^-/, '');
      const values = [valueAt(before, field), valueAt(row, field)];
      const result = compare(...values);
      if (result === 0) continue;
      if (result !== null && result > 0 !== isDescending)
        return `row ${String(index + 2)} is behind row ${String(index + 1)}, though ${field} is ${JSON.stringify(values[1])} after ${JSON.stringify(values[0])}`;
      break;
    }
  }
  return null;
}

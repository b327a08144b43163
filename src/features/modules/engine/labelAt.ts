import type { FieldSet } from '../common-fields/field';
import { holdsMany } from './inside';

/** Stands between the labels of what is inside one another. */
export const WITHIN = ' › ';

/**
 * What those who read a form call the value at a path, with what it stands in: "Conditions 2 › At least".
 *
 * @param path as the API names it: "conditions.1.least"
 * @returns undefined where the fields know no such value
 */
export function labelAt(fields: FieldSet, path: string): string | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  const { label, control, pieces } = field;
  if (rest.length === 0) return label;
  if (pieces) return [label, ...pieces.labels(rest)].join(WITHIN);
  if (!('fields' in control)) return label;
  const isItem = holdsMany(field);
  const place = isItem ? `${label} ${String(Number(rest[0]) + 1)}` : label;
  const inside = labelAt(control.fields, (isItem ? rest.slice(1) : rest).join('.'));
  return inside === undefined ? place : `${place}${WITHIN}${inside}`;
}

import type { Field, FieldSet, Values } from '../common-fields/field';
import { valuesAt } from './valuesAt';

/** Values inside the value of a field, which have fields of their own. */
interface Inside {
  fields: FieldSet;
  values: Values;
  /** Which of several they are, from 0; null where there is one. */
  index: number | null;
}

/** Whether a field holds several sets of values, as lists do. */
export const holdsMany = ({ initial }: Field): boolean => Array.isArray(initial);

/** The sets of values in the value of a field; null for a field that has none inside it. */
export function insideOf(field: Field, value: unknown): Inside[] | null {
  if (!('fields' in field.control)) return null;
  const { fields } = field.control;
  if (!holdsMany(field)) return [{ fields, values: valuesAt(value, ''), index: null }];
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.map((item, index) => ({ fields, values: valuesAt(item, ''), index }));
}

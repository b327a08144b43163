import type { Field, FieldSet } from '../common-fields/field';
import { holdsMany } from './inside';

/** A field by itself: its name, and the path of the values it stands in ("conditions.0."). */
export interface PlacedField {
  prefix: string;
  name: string;
  field: Field;
}

/**
 * The field a path of the values leads to, into items of lists as well: "conditions.0.collection".
 *
 * @returns undefined where the fields know no such value
 */
export function fieldAt(fields: FieldSet, path: string, prefix = ''): PlacedField | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  if (rest.length === 0) return { prefix, name, field };
  if (!('fields' in field.control)) return undefined;
  const steps = holdsMany(field) ? rest.slice(1) : rest;
  const within = [name, ...rest.slice(0, rest.length - steps.length)].join('.');
  return fieldAt(field.control.fields, steps.join('.'), `${prefix}${within}.`);
}

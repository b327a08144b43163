import { isRow } from '@/shared/api/lenient';
import type { Field, FieldSet, Values } from '../common-fields/field';

/** The path of a field, or of a part of its value: `conditions`, `conditions.0.collection`. */
export type Path<Name extends string> = Name | `${Name}.${string}`;

/** Whether a value is an object with names, not a list. Values from the network can be anything. */
export const isValues: (value: unknown) => value is Values = isRow;

/** The values at a path ("conditions.0."); empty if the path leads nowhere. */
export function valuesAt(whole: unknown, path: string): Values {
  const place = valueAt(whole, path);
  return isValues(place) ? place : {};
}

/** The value at a path; undefined if the path leads nowhere. */
export function valueAt(whole: unknown, path: string): unknown {
  let place = whole;
  for (const step of path.split('.').filter(Boolean)) {
    place = Array.isArray(place) ? place[Number(step)] : isValues(place) ? place[step] : undefined;
  }
  return place;
}

/** Values inside the value of a field, with their fields. */
interface NestedValues {
  fields: FieldSet;
  values: Values;
  /** Index among several, from 0; null if there is only one. */
  index: number | null;
}

/** Whether a field holds several sets of values, as lists do. */
export const holdsMany = ({ initial }: Field): boolean => Array.isArray(initial);

/** The sets of values inside a field's value; null for a field that has no fields inside. */
export function nestedValues(field: Field, value: unknown): NestedValues[] | null {
  if (!('fields' in field.control)) return null;
  const { fields } = field.control;
  if (!holdsMany(field)) return [{ fields, values: valuesAt(value, ''), index: null }];
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.map((item, index) => ({ fields, values: valuesAt(item, ''), index }));
}

/** A field with its name and the path of the values that contain it ("conditions.0."). */
export interface FieldLocation {
  prefix: string;
  name: string;
  field: Field;
}

/**
 * The field at a path of the values, also inside list items: "conditions.0.collection".
 *
 * @returns undefined if there is no such field
 */
export function fieldAt(fields: FieldSet, path: string, prefix = ''): FieldLocation | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  if (rest.length === 0) return { prefix, name, field };
  if (!('fields' in field.control)) return undefined;
  const steps = holdsMany(field) ? rest.slice(1) : rest;
  const within = [name, ...rest.slice(0, rest.length - steps.length)].join('.');
  return fieldAt(field.control.fields, steps.join('.'), `${prefix}${within}.`);
}

/** A field with its path among the fields of a module. */
export interface PathField {
  path: string;
  field: Field;
}

/** Path prefix of the fields inside a field: `conditions[].` for the items of a list, `pool.` for a group. */
export const nestedPath = (path: string, field: Field): string =>
  `${path}${holdsMany(field) ? '[]' : ''}.`;

/** All fields; lists and groups come before the fields inside them. */
export const fieldPaths = (fields: FieldSet, prefix = ''): PathField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inside =
      'fields' in field.control ? fieldPaths(field.control.fields, nestedPath(path, field)) : [];
    return [{ path, field }].concat(inside);
  });

/** Separator between the labels of nested fields. */
export const WITHIN = ' › ';

/**
 * Label of the value at a path as users see it, with the labels around it: "Conditions 2 › At
 * least".
 *
 * @param path as the API names it: "conditions.1.least"
 * @returns undefined if there is no such field
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

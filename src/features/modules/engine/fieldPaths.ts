import type { Field, FieldSet } from '../common-fields/field';
import { holdsMany } from './inside';

/** A field with its path among the fields of a module. */
export interface PathField {
  path: string;
  field: Field;
}

/** Where the fields inside a field are: `conditions[].` for the items of a list, `pool.` for a group. */
export const insidePath = (path: string, field: Field): string =>
  `${path}${holdsMany(field) ? '[]' : ''}.`;

/** Every field, lists and groups before the fields inside them. */
export const fieldPaths = (fields: FieldSet, prefix = ''): PathField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inside =
      'fields' in field.control ? fieldPaths(field.control.fields, insidePath(path, field)) : [];
    return [{ path, field }].concat(inside);
  });

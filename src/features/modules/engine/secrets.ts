import type { FieldSet, Values } from '../common-fields/field';
import { isStoredSecret } from '../field-types/secret/secret';
import { isShown } from './schema';
import { isValues } from './paths';

/** A secret among values. */
export interface LocatedSecret {
  value: unknown;
  /** The values around it. */
  beside: Values;
  /** Its path: `tasks.0.secret`. */
  path: string;
  /** Name of the sibling value with the address it is used for. */
  usedFor: string;
  /** Whether its field is in force. */
  isShown: boolean;
}

/** Whether any field, also inside other fields, is a secret. */
export const hasSecrets = (fields: FieldSet): boolean =>
  Object.values(fields).some(
    ({ control }) =>
      control.type === 'secret' || ('fields' in control && hasSecrets(control.fields)),
  );

/** The values with each secret changed, also inside lists and groups; malformed parts stay unchanged. */
export function mapSecrets(
  fields: FieldSet,
  values: Values,
  change: (secret: LocatedSecret) => unknown,
  prefix = '',
): Values {
  if (!hasSecrets(fields)) return values;
  const changed = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const control = field?.control;
    const path = `${prefix}${name}`;
    if (field && control?.type === 'secret') {
      const { usedFor } = control;
      return [
        name,
        change({ value, beside: values, path, usedFor, isShown: isShown(field, values) }),
      ];
    }
    if (!control || !('fields' in control)) return [name, value];
    const inside = (part: unknown, at: string) =>
      isValues(part) ? mapSecrets(control.fields, part, change, `${at}.`) : part;
    return [
      name,
      Array.isArray(value)
        ? value.map((item, index) => inside(item, `${path}.${String(index)}`))
        : inside(value, path),
    ];
  });
  return Object.fromEntries(changed);
}

/** The values without any secret: for a copy, a file, another server. */
export const withoutSecrets = (fields: FieldSet, values: Values): Values =>
  mapSecrets(fields, values, () => null);

/** The values without newly typed secrets, for storage in a browser. References to saved secrets stay. */
export const withoutTypedSecrets = (fields: FieldSet, values: Values): Values =>
  mapSecrets(fields, values, ({ value }) => (isStoredSecret(value) ? value : null));

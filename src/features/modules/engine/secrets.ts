import type { FieldSet, Values } from '../common-fields/field';
import { isStoredSecret } from '../field-types/secret/secret';
import { isShown } from './schema';
import { isValues } from './paths';

/** A secret among values. */
export interface LocatedSecret {
  value: unknown;
  /** The values it is part of. */
  beside: Values;
  /** Its path: `tasks.0.secret`. */
  path: string;
  /** Name of the value beside it with the address it is used for. */
  usedFor: string;
  /** Whether its field is in force. */
  isShown: boolean;
}

/** Whether any of the fields, or of those inside them, is a secret. */
export const hasSecrets = (fields: FieldSet): boolean =>
  Object.values(fields).some(
    ({ control }) =>
      control.type === 'secret' || ('fields' in control && hasSecrets(control.fields)),
  );

/** The values with each secret changed, also those inside lists and groups; anything malformed stays as it is. */
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

/** The values without secrets that were typed: for what is stored in a browser. Which secrets are set stays. */
export const withoutTypedSecrets = (fields: FieldSet, values: Values): Values =>
  mapSecrets(fields, values, ({ value }) => (isStoredSecret(value) ? value : null));

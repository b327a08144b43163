import * as z from 'zod/mini';
import type { Field, FieldSet, Values, ValuesOf } from '../common-fields/field';
import type { Control } from '../field-types/fieldType';
import { isValues } from './paths';

/**
 * One value per field of a set, with the field's type: the only place where named values become a
 * typed whole.
 */
export function valuesOf<F extends FieldSet>(
  fields: F,
  valueOf: <T>(field: Field<T>, name: string) => T,
): ValuesOf<F> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]),
  );
  if (!areOf(fields, values)) throw new Error('A field has no value.');
  return values;
}

const areOf = <F extends FieldSet>(fields: F, values: Values): values is ValuesOf<F> =>
  Object.keys(fields).every((name) => Object.hasOwn(values, name));

/** Changes each field of a set and keeps the type of the set. */
export function mapFields<F extends FieldSet>(
  fields: F,
  change: <T, Beside extends string>(field: Field<T, Beside>, name: string) => Field<T, Beside>,
): F {
  const changed = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, change(field, name)]),
  );
  if (!isLike(fields, changed)) throw new Error('A field is missing.');
  return changed;
}

const isLike = <F extends FieldSet>(fields: F, changed: FieldSet): changed is F =>
  Object.keys(fields).every((name) => Object.hasOwn(changed, name));

/** The values of a form that was never filled in. */
export const initialValues = <F extends FieldSet>(fields: F): ValuesOf<F> =>
  valuesOf(fields, ({ initial }) => structuredClone(initial));

/** The current values with types, whether valid or not; a value of another type is read as empty. */
export const readValues = <F extends FieldSet>(fields: F, values: Values): ValuesOf<F> =>
  valuesOf(fields, (field, name) => field.read(values[name]));

/** The same, cached for each frozen object: stored values are frozen with all their parts, and read often. */
export function createReader<F extends FieldSet>(fields: F): (values: Values) => ValuesOf<F> {
  const known = new WeakMap<Values, ValuesOf<F>>();
  return (values) => {
    if (!Object.isFrozen(values)) return readValues(fields, values);
    const read = known.get(values) ?? readValues(fields, values);
    known.set(values, read);
    return read;
  };
}

/**
 * Completes values that were saved before some fields existed: those get their initial values.
 * Existing values stay, valid or not; retired choices and items are read as the fields say.
 */
export const completeValues = (fields: FieldSet, saved: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(saved, name)
        ? completeValue(field, saved[name])
        : structuredClone(field.initial),
    ]),
  );

function completeValue({ control, schema }: Field, value: unknown): unknown {
  if ('fields' in control) {
    const { fields } = control;
    const complete = (part: unknown) => (isValues(part) ? completeValues(fields, part) : part);
    if (isValues(value)) return complete(value);
    if (Array.isArray(value))
      return value.filter((item) => !isRetired(control, item)).map(complete);
  }
  // A secret was once stored as its text, which must not come back.
  if (control.type === 'secret' && typeof value === 'string') return null;
  const present = control.type === 'select' ? (control.formerly?.[String(value)] ?? value) : value;
  const parsed = schema.safeParse(present);
  return parsed.success ? parsed.data : present;
}

const isRetired = (control: Control, item: unknown): boolean =>
  control.type === 'list' && isValues(item) && control.isRetired?.(item) === true;

/** Whether a field is in force, given the values beside it. */
export const isShown = ({ when }: Field, values: Values): boolean => when?.holds(values) ?? true;

/** Whether a conditional field is missing and its initial value is valid. */
const hasDefault = ({ when, schema, initial }: Field, values: Values, name: string): boolean =>
  when !== undefined && !Object.hasOwn(values, name) && schema.safeParse(initial).success;

/**
 * The schema of a set of fields. A field that is not in force is not checked: a well-formed value
 * is kept, any other is replaced by the initial value. A field that came into force and is missing
 * also gets its initial value, if that is valid. Unknown names are dropped.
 */
export function valuesSchema<F extends FieldSet>(fields: F): z.ZodMiniType<ValuesOf<F>, Values> {
  const read = z.transform((raw: Values, { issues }) =>
    valuesOf(fields, (field, name) => {
      const parsed = field.schema.safeParse(raw[name]);
      if (parsed.success) {
        const clash = isShown(field, raw) ? field.clash?.(parsed.data, raw) : null;
        if (clash) {
          const { message, part } = typeof clash === 'string' ? { message: clash } : clash;
          const path = part === undefined ? [name] : [name, part];
          issues.push({ code: 'custom', message, input: raw[name], path });
        }
        return parsed.data;
      }
      if (isShown(field, raw) && !hasDefault(field, raw, name)) {
        for (const { path, message } of parsed.error.issues) {
          issues.push({ code: 'custom', message, input: raw[name], path: [name, ...path] });
        }
      }
      return structuredClone(field.initial);
    }),
  );
  return z.pipe(z.custom<Values>(isValues, 'Must be an object of values.'), read);
}

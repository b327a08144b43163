import * as z from 'zod/mini';
import type { Field, FieldSet, Values } from '../fields/field';
import type { Control } from '../kinds/kind';
import { isValues } from './valuesAt';

/** What the fields hold before anybody has touched them. */
export const initialValues = (fields: FieldSet): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { initial }]) => [name, structuredClone(initial)]),
  );

/**
 * Values that may have been saved before some of the fields were there: those hold what they hold at first.
 * What is there is kept, well formed or not; choices and items that are gone are read as the fields say.
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
  if (control.kind === 'secret' && typeof value === 'string') return null;
  const present = control.kind === 'select' ? (control.formerly?.[String(value)] ?? value) : value;
  const parsed = schema.safeParse(present);
  return parsed.success ? parsed.data : present;
}

const isRetired = (control: Control, item: unknown): boolean =>
  control.kind === 'list' && isValues(item) && control.isRetired?.(item) === true;

/** Whether a field is in force, given the values beside it. */
export const isShown = ({ when }: Field, values: Values): boolean => when?.(values) ?? true;

/** Whether a field that depends on others was left out, and may be: what it holds at first is a value. */
const hasDefault = ({ when, schema, initial }: Field, values: Values, name: string): boolean =>
  when !== undefined && !Object.hasOwn(values, name) && schema.safeParse(initial).success;

/**
 * The schema of a set of fields. A field that is not in force is not checked: what it holds is kept as long
 * as it is well formed, and is what it holds at first otherwise. One that is missing though it came into force
 * holds that as well, where it is a value. Unknown names are dropped.
 */
export function valuesSchema(fields: FieldSet): z.ZodMiniType<Values, Values> {
  const read = z.transform((raw: Values, { issues }): Values => {
    const entries = Object.entries(fields).map(([name, field]) => {
      const parsed = field.schema.safeParse(raw[name]);
      if (parsed.success) {
        const clash = isShown(field, raw) ? field.clash?.(parsed.data, raw) : null;
        if (clash) {
          const { message, part } = typeof clash === 'string' ? { message: clash } : clash;
          const path = part === undefined ? [name] : [name, part];
          issues.push({ code: 'custom', message, input: raw[name], path });
        }
        return [name, parsed.data];
      }
      if (isShown(field, raw) && !hasDefault(field, raw, name)) {
        for (const { path, message } of parsed.error.issues) {
          issues.push({ code: 'custom', message, input: raw[name], path: [name, ...path] });
        }
      }
      return [name, structuredClone(field.initial)];
    });
    return Object.fromEntries(entries);
  });
  return z.pipe(z.custom<Values>(isValues, 'These are no values.'), read);
}

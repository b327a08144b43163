import type { Field, FieldSet, Values } from '../common-fields/field';
import { isValues } from './paths';

/** A field inside a form's values, with the fields and values around it. */
interface Place {
  name: string;
  field: Field;
  fields: FieldSet;
  values: Values;
  /** Path of those values: "" or "rewards.0.token.". */
  prefix: string;
}

function placeOf(fields: FieldSet, values: Values, path: string): Place | null {
  let place = { fields, values, prefix: '' };
  const steps = path.split('.');
  for (let step = 0; step < steps.length - 1; step += 1) {
    const field = place.fields[steps[step] ?? ''];
    if (!field || !('fields' in field.control)) return null;
    let inner = place.values[steps[step] ?? ''];
    let prefix = `${place.prefix}${steps[step] ?? ''}.`;
    if (Array.isArray(inner)) {
      step += 1;
      inner = inner[Number(steps[step])];
      prefix += `${steps[step] ?? ''}.`;
    }
    if (!isValues(inner)) return null;
    place = { fields: field.control.fields, values: inner, prefix };
  }
  const name = steps.at(-1) ?? '';
  const field = place.fields[name];
  return field ? { ...place, name, field } : null;
}

/** Paths of the amounts in these values, also inside lists and groups, whose unit the named field gives. */
function amountsOf(fields: FieldSet, values: Values, prefix: string, name: string): string[] {
  return Object.entries(fields).flatMap(([key, field]): string[] => {
    const path = `${prefix}${key}`;
    if (field.unitOf?.includes(name) === true) return [path];
    if (!('fields' in field.control)) return [];
    const inner = field.control.fields;
    // A nested field with the same name gives the unit of its neighbors.
    if (Object.hasOwn(inner, name)) return [];
    const value = values[key];
    const parts = Array.isArray(value)
      ? value.map((part, index) => [part, `${path}.${String(index)}.`] as const)
      : [[value, `${path}.`] as const];
    return parts.flatMap(([part, at]) => (isValues(part) ? amountsOf(inner, part, at, name) : []));
  });
}

/**
 * Amounts that lose their meaning when the field that gives their unit (`unitOf`) changes: 5 points
 * are not 5 SOL. None if the field had no valid value before, such as a missing token address.
 *
 * @param path of the field that changed, in the values of the form
 * @param before its earlier value
 * @returns paths of amounts that are not empty
 */
export function amountsToClear(
  fields: FieldSet,
  values: Values,
  path: string,
  before: unknown,
): string[] {
  const place = placeOf(fields, values, path);
  if (!place || before === place.values[place.name]) return [];
  if (!place.field.schema.safeParse(before).success) return [];
  const beside = amountsOf(place.fields, place.values, place.prefix, place.name);
  return place.prefix === '' ? beside : [...beside, ...amountsOf(fields, values, '', path)];
}

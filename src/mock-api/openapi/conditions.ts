import type { Field, FieldSet, Values } from '@/features/modules/common-fields/field';
import { isJson, type Json } from './json';

/** A condition with more cases than that would be longer than what it guards. */
const MOST_CASES = 64;

/**
 * When a field is in force, as JSON Schema of the values beside it: found by trying its `when` with each combination of
 * the values it reads. Null where those are not a few known ones.
 */
export function conditionOf({ when }: Field, beside: FieldSet): Json | null {
  if (!when) return null;
  const names = [...new Set(when.names)];
  const cases = combinations(names, beside);
  if (!cases) return null;
  const good = cases.filter(when.holds);
  if (good.length === 0 || good.length === cases.length) return null;
  const [only] = names;
  if (names.length === 1 && only !== undefined) {
    return holding({ [only]: oneOf(good.map((values) => values[only])) });
  }
  const each = good.map((values) =>
    holding(Object.fromEntries(names.map((name) => [name, oneOf([values[name]])]))),
  );
  const [first] = each;
  return each.length === 1 && first !== undefined ? first : { anyOf: each };
}

/** A condition in words; null for one with several combinations of values. */
export function inWords(condition: Json | null): string | null {
  const properties = condition?.['properties'];
  if (!isJson(properties)) return null;
  const parts = Object.entries(properties).map(([name, schema]) => {
    const { const: only, enum: several } = isJson(schema) ? schema : {};
    const values = Array.isArray(several) ? several : [only];
    return `\`${name}\` is ${values.map((value) => JSON.stringify(value)).join(' or ')}`;
  });
  return `Checked only if ${parts.join(' and ')}.`;
}

const oneOf = (values: readonly unknown[]): Json =>
  values.length === 1 ? { const: values[0] } : { enum: values };

const holding = (properties: Readonly<Record<string, Json>>): Json => ({
  properties,
  required: Object.keys(properties),
});

/** Every combination of the values that some fields can have; null where they are not a few. */
function combinations(names: readonly string[], beside: FieldSet): Values[] | null {
  let all: Values[] = [{}];
  for (const name of names) {
    const values = domainOf(beside[name]);
    if (!values || all.length * values.length > MOST_CASES) return null;
    all = all.flatMap((each) =>
      values.map((value): Values => Object.assign({}, each, { [name]: value })),
    );
  }
  return all;
}

function domainOf(field: Field | undefined): readonly unknown[] | null {
  const control = field?.control;
  if (control?.type === 'switch') return [true, false];
  const hasChoices = control?.type === 'select' || control?.type === 'radio';
  return hasChoices ? control.choices.map(({ value }) => value) : null;
}

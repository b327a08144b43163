import { describe, expect, test } from 'vitest';
import type { ModuleSpec } from '../engine/defineModule';
import { effectOf } from '../engine/effectFiles';
import { fieldPaths, isValues } from '../engine/paths';
import { completeValues } from '../engine/schema';
import type { FieldSet, Values, ValuesOf } from '../common-fields/field';

/** A setting that the back end carries out: what it does with one value, and with the default. */
export interface EffectCase<V = Values> {
  /** Values beside the defaults under which the setting matters. A list that the path goes into needs one item. */
  given?: Values;
  /** What the setting is changed to; not its default. */
  value: unknown;
  /** What the back end makes of the values: a post, a payment, a refusal. It decides by `values` alone. */
  outcome: (values: V) => unknown;
  /** The outcome with `value`. */
  becomes: unknown;
  /** The outcome with the default, which differs. */
  from: unknown;
}

/**
 * A test for each setting of a module that the back end carries out. The outcome is compared twice, with the
 * setting changed and with its default, so no case can pass where the back end ignores the setting.
 */
export function describeEffects<F extends FieldSet>(
  spec: ModuleSpec<F>,
  cases: Readonly<Record<string, EffectCase<NoInfer<ValuesOf<F>>>>>,
) {
  const fields = new Map(fieldPaths(spec.fields).map(({ path, field }) => [path, field]));

  describe(`settings of ${spec.slug}`, () => {
    test('every setting the back end carries out has a case', () => {
      const owed = [...fields.keys()].filter((path) => effectOf(spec.slug, path).by === 'backEnd');
      expect(Object.keys(cases).toSorted()).toEqual(owed.toSorted());
    });

    for (const [path, { given = {}, value, outcome, becomes, from }] of Object.entries(cases)) {
      test(`${path} changes what the back end does`, async () => {
        const field = fields.get(path);
        if (!field) throw new Error(`${spec.slug} has no setting ${path}.`);
        expect(field.schema.safeParse(value).success).toBe(true);
        expect(value).not.toEqual(field.initial);
        const base = completeValues(spec.fields, { ...spec.initial, ...given });
        const withIt = (each: unknown) => spec.read(placed(base, path.split('.'), each));
        expect(await outcome(withIt(value))).toEqual(becomes);
        expect(await outcome(withIt(structuredClone(field.initial)))).toEqual(from);
        expect(becomes).not.toEqual(from);
      });
    }
  });
}

/** The values with one of them replaced; of a list on the way, in its first item. */
function placed(values: Values, steps: readonly string[], value: unknown): Values {
  const [step = '', ...rest] = steps;
  const name = step.replace('[]', '');
  if (rest.length === 0) return { ...values, [name]: value };
  const inside = values[name];
  if (!step.endsWith('[]'))
    return { ...values, [name]: placed(isValues(inside) ? inside : {}, rest, value) };
  const [first, ...others]: unknown[] = Array.isArray(inside) ? inside : [];
  if (!isValues(first)) throw new Error(`"${name}" needs an item for ${steps.join('.')}.`);
  return { ...values, [name]: [placed(first, rest, value), ...others] };
}

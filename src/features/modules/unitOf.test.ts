import { expect, test } from 'vitest';
import { fieldAt } from './engine/paths';
import { loadModule, moduleAbouts } from './engine/registry';
import type { FieldSet } from './common-fields/field';

interface Unit {
  /** Path of the amount, without places in lists. */
  amount: string;
  unit: string;
  /** Whether it is a field beside the amount or beside a list or group that has it, or a path from the whole form. */
  isFound: boolean;
}

/** The units that amounts in a set of fields name; the sets around it begin with the nearest. */
const unitsIn = (fields: FieldSet, around: readonly FieldSet[], prefix = ''): Unit[] =>
  Object.entries(fields).flatMap(([name, { control, unitOf = [] }]) => {
    const scopes = [fields, ...around];
    const amount = `${prefix}${name}`;
    const own = unitOf.map((unit) => ({
      amount,
      unit,
      isFound: (unit.includes('.') ? scopes.slice(-1) : scopes).some((scope) =>
        fieldAt(scope, unit),
      ),
    }));
    return 'fields' in control ? own.concat(unitsIn(control.fields, scopes, `${amount}.`)) : own;
  });

const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
const units = specs.flatMap((spec) =>
  spec
    ? unitsIn(spec.fields, []).map(({ amount, unit, isFound }) => ({
        slug: spec.slug,
        amount,
        unit,
        isFound,
      }))
    : [],
);

test('amounts of several modules take their unit from a field', () => {
  expect(new Set(units.map(({ slug }) => slug)).size).toBeGreaterThan(2);
});

test.each(units)('$slug: $unit, the unit of $amount, is a field', ({ isFound }) => {
  expect(isFound).toBe(true);
});

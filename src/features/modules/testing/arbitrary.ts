import * as fc from 'fast-check';
import type { ModuleSpec } from '../engine/defineModule';
import type { Field, FieldSet, Values } from '../common-fields/field';
import type { FieldType } from '../field-types/fieldType';
import { examples, type Example } from './fieldExamples';

/** What of a server the values may name. */
export interface Ground {
  /** Channels the bot may post in. */
  channels: readonly { id: string; type: number }[];
  /** Roles the bot can give. */
  roles: readonly string[];
  /** A rule there is of a module, by its slug. */
  rules: Readonly<Record<string, string>>;
}

/** Values a module takes on a server: made field by field, kept when the schema agrees. */
export const validValues = (spec: ModuleSpec, ground: Ground): fc.Arbitrary<Values> =>
  ofFields(spec.fields, ground).filter((values) => spec.schema.safeParse(values).success);

/** The same with one field spoiled, so that the schema refuses it. */
export const spoiledValues = (spec: ModuleSpec, ground: Ground): fc.Arbitrary<Values> =>
  fc
    .tuple(validValues(spec, ground), fc.constantFrom(...Object.keys(spec.fields)), junk)
    .map(([values, name, value]): Values => Object.assign({}, values, { [name]: value }))
    .filter((values) => !spec.schema.safeParse(values).success);

const junk = fc.constantFrom<unknown>(null, -1, 1e12, 'x'.repeat(5000), {}, [{}], ['x'], true, '');

function ofFields(fields: FieldSet, ground: Ground): fc.Arbitrary<Values> {
  const parts = Object.entries(fields).map(([name, field]) => [name, ofField(field, ground)]);
  return fc.record(Object.fromEntries(parts));
}

/** Something of a field's type that its own schema takes. */
function ofField({ control, schema, initial }: Field, ground: Ground): fc.Arbitrary<unknown> {
  const example = exampleOf(control.type);
  if (!example) throw new Error(`The field type ${control.type} has no example.`);
  return example
    .arbitrary({ control, initial, ground, ofFields: (fields) => ofFields(fields, ground) })
    .filter((value) => schema.safeParse(value).success);
}

const exampleOf = <T extends FieldType>(type: T): Example<T> | undefined => examples[type];

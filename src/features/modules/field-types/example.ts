import type * as fc from 'fast-check';
import type { Field, FieldSet, Values } from '../common-fields/field';
import type { Ground } from '../testing/arbitrary';
import type { ControlOf, Kind } from './kind';

/** What random values of a field are made from. */
export interface Sampled<K extends Kind = Kind> {
  control: ControlOf<K>;
  initial: unknown;
  ground: Ground;
  /** Random values of fields inside it. */
  ofFields: (fields: FieldSet) => fc.Arbitrary<Values>;
}

/** What tests know of a kind of field. */
export interface Example<K extends Kind = Kind> {
  /** A field of the kind, or one it stands in. */
  field: Field;
  /** A value that field refuses, and what is said of it. */
  wrong: unknown;
  said: string | RegExp;
  /**
   * Random values of the kind. Those the field's own schema refuses are left out, so most should be taken:
   * else tests look for one for ever.
   */
  arbitrary: (sampled: Sampled<K>) => fc.Arbitrary<unknown>;
}

import type { Field, FieldSet } from '../common-fields/field';
import type { Choice } from '../common-fields/choices';
import type { ControlOf, Kind } from './kind';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What the schema of a value is made from. */
export interface Described<K extends Kind = Kind> {
  control: ControlOf<K>;
  /** What its zod schema says by itself. */
  said: JsonSchema;
  /** Whether the field takes a value. */
  takes: (value: unknown) => boolean;
  /** A component of the document. */
  refTo: (name: 'Snowflake' | 'SolanaAddress') => JsonSchema;
  /** Whether it is what the server answers, and not what it is sent. */
  isAnswer: boolean;
  /** The values of fields inside it. */
  ofFields: (fields: FieldSet) => JsonSchema;
}

/** What the OpenAPI document says of a kind of field. */
export interface OpenApi<K extends Kind = Kind> {
  /** What the value stands for, where neither label nor schema tells. */
  meaning?: (control: ControlOf<K>) => string | undefined;
  /** The value, where only the control knows what it is, or a refinement hides it from zod's own words. */
  value?: (described: Described<K>) => JsonSchema;
}

/** Whether a field takes a value. */
export const takes = ({ schema }: Field, value: unknown): boolean =>
  schema.safeParse(value).success;

type Takes = Pick<Described, 'takes'>;

/** A schema, or nothing where the field may be left empty. */
export const orEmpty = ({ takes }: Takes, schema: JsonSchema): JsonSchema =>
  takes('') ? { anyOf: [schema, { const: '' }] } : schema;

/** What a schema has besides where the field may not be left empty. */
export const notEmpty = ({ takes }: Takes): JsonSchema => (takes('') ? {} : { minLength: 1 });

/** The same where a text that only looks filled is empty. */
export const filled = ({ takes }: Takes): JsonSchema =>
  takes('') ? {} : { minLength: 1, pattern: String.raw`\S` };

/** One of the choices, each with what it means. */
export const choice = (choices: readonly Choice[]): JsonSchema => ({
  type: 'string',
  enum: choices.map(({ value }) => value),
  'x-enum-descriptions': choices.map(({ label }) => label),
});

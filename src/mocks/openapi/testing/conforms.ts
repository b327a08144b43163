import { isJson, type Json } from '../json';

/** Finds what a reference points at. */
export type Resolve = (ref: unknown) => unknown;

interface At {
  value: unknown;
  path: string;
  resolve: Resolve;
}
type Keyword = (expected: unknown, at: At, schema: Json) => string[];

/** Says nothing of values, or, as `format`, nothing that is checked. */
const NOTES = ['title', 'description', 'default', 'format', 'x-enum-descriptions', 'x-variables'];

/**
 * What is wrong with a value by a JSON Schema (2020-12), as far as the generated document uses it; empty when
 * it conforms. Throws on a keyword it does not know, so that nothing passes unseen.
 */
export function problemsOf(schema: unknown, value: unknown, resolve: Resolve, path = ''): string[] {
  if (!isJson(schema)) throw new Error(`${path}: this is no schema.`);
  return Object.entries(schema).flatMap(([name, expected]) => {
    if (NOTES.includes(name)) return [];
    const keyword = keywords[name];
    if (!keyword) throw new Error(`${path}: the keyword ${name} is not known here.`);
    return keyword(expected, { value, path, resolve }, schema);
  });
}

const typeNames: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  array: (value) => Array.isArray(value),
  object: isJson,
};

const unless = (good: boolean, { path }: At, message: string) =>
  good ? [] : [`${path || 'The value'}: ${message}`];
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const within = ({ value, path, resolve }: At, schema: unknown, name?: string | number) =>
  problemsOf(schema, value, resolve, name === undefined ? path : `${path}.${String(name)}`);

/** A bound on a number: of the value itself, its letters, or its items. Other types are not its concern. */
const bound =
  (
    measure: (value: unknown) => number | undefined,
    holds: (is: number, limit: number) => boolean,
  ): Keyword =>
  (limit, at) => {
    const is = measure(at.value);
    return unless(is === undefined || holds(is, Number(limit)), at, `beyond ${String(limit)}`);
  };
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const letters = (value: unknown) =>
  typeof value === 'string' ? Array.from(value).length : undefined;
const items = (value: unknown) => (Array.isArray(value) ? value.length : undefined);
const most = (is: number, limit: number) => is <= limit;
const least = (is: number, limit: number) => is >= limit;

const keywords: Readonly<Record<string, Keyword>> = {
  $ref: (ref, at) => within(at, at.resolve(ref)),
  type: (names, at) =>
    unless(
      [names].flat().some((name) => typeNames[String(name)]?.(at.value)),
      at,
      `not of type ${String(names)}`,
    ),
  const: (only, at) => unless(same(only, at.value), at, `not ${JSON.stringify(only)}`),
  enum: (list, at) =>
    unless(
      listOf(list).some((each) => same(each, at.value)),
      at,
      `none of ${String(list)}`,
    ),
  anyOf: (list, at) =>
    unless(
      listOf(list).some((each) => within(at, each).length === 0),
      at,
      'fits none of anyOf',
    ),
  allOf: (list, at) => listOf(list).flatMap((each) => within(at, each)),
  pattern: (pattern, at) =>
    unless(
      typeof at.value !== 'string' || new RegExp(String(pattern), 'u').test(at.value),
      at,
      `does not match ${String(pattern)}`,
    ),
  minimum: bound(number, least),
  maximum: bound(number, most),
  minLength: bound(letters, least),
  maxLength: bound(letters, most),
  minItems: bound(items, least),
  maxItems: bound(items, most),
  uniqueItems: (wanted, at) => {
    const all = listOf(at.value).map((each) => JSON.stringify(each));
    return unless(wanted !== true || new Set(all).size === all.length, at, 'something twice');
  },
  items: (schema, at) =>
    listOf(at.value).flatMap((value, index) => within({ ...at, value }, schema, index)),
  required: (names, at) =>
    listOf(names).flatMap((name) =>
      unless(!isJson(at.value) || String(name) in at.value, at, `${String(name)} is missing`),
    ),
  properties: (schemas, at) => {
    const { value } = at;
    if (!isJson(value) || !isJson(schemas)) return [];
    return Object.entries(schemas).flatMap(([name, schema]) =>
      name in value ? within({ ...at, value: value[name] }, schema, name) : [],
    );
  },
  propertyNames: (names, at) =>
    isJson(at.value)
      ? Object.keys(at.value).flatMap((value) => within({ ...at, value }, names, value))
      : [],
  additionalProperties: (others, at, { properties }) => {
    if (!isJson(at.value)) return [];
    return Object.entries(at.value).flatMap(([name, value]) =>
      isJson(properties) && name in properties ? [] : within({ ...at, value }, others, name),
    );
  },
};

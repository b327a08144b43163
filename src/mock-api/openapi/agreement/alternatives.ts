import type { Json } from '../json';
import { asJson, asList } from './contract';

export type Schemas = Readonly<Record<string, Json>>;

/** `if` and `then` of a schema. */
export interface Rule {
  readonly condition: Json;
  readonly consequence: Json;
}

/** One of the things that a schema allows, without references, `anyOf`, `oneOf` and `allOf` at its top. */
export interface Alternative {
  readonly own: Json;
  readonly rules: readonly Rule[];
}

/** Everything that a schema allows. */
export function alternativesOf(schema: Json, schemas: Schemas): Alternative[] {
  const { $ref, anyOf, oneOf, allOf, if: condition, then: consequence, ...own } = schema;
  const parts: Alternative[][] = [
    typed(own).map((each) => ({
      own: each,
      rules:
        condition === undefined
          ? []
          : [{ condition: asJson(condition), consequence: asJson(consequence) }],
    })),
    ...(typeof $ref === 'string' ? [alternativesOf(schemas[$ref] ?? {}, schemas)] : []),
    ...[anyOf, oneOf].flatMap((each) =>
      each === undefined
        ? []
        : [asList(each).flatMap((part) => alternativesOf(asJson(part), schemas))],
    ),
    ...asList(allOf).map((part) => alternativesOf(asJson(part), schemas)),
  ];
  return parts.reduce((all, part) =>
    all.flatMap((one) => part.map((other) => together(one, other))),
  );
}

/** Several types are as many alternatives. */
const typed = (own: Json): Json[] =>
  Array.isArray(own['type']) ? own['type'].map((type: unknown) => ({ ...own, type })) : [own];

const together = (one: Alternative, other: Alternative): Alternative => ({
  own: both(one.own, other.own),
  rules: [...one.rules, ...other.rules],
});

/** A schema that asks for what both ask for. Of two patterns or limits, the second counts. */
function both(one: Json, other: Json): Json {
  const properties = Object.entries(asJson(other['properties'])).map(([name, schema]) => {
    const first = asJson(one['properties'])[name];
    return [name, first === undefined ? schema : { allOf: [first, schema] }] as const;
  });
  const required = new Set([...asList(one['required']), ...asList(other['required'])]);
  return {
    ...one,
    ...other,
    ...('properties' in one || properties.length > 0
      ? { properties: { ...asJson(one['properties']), ...Object.fromEntries(properties) } }
      : {}),
    ...(required.size > 0 ? { required: [...required] } : {}),
  };
}

import { isJson, type Json } from '../json';
import { alternativesOf, type Alternative, type Rule, type Schemas } from './alternatives';
import { asJson, asList } from './contract';
import { allows, casesOf, choicesOf, isAmong, tightened, typeOf } from './values';

/** The sender of data with the schema: the client in requests, the server in responses and refusals. */
export type Direction = 'request' | 'response' | 'refusal';

interface Sides {
  before: Schemas;
  after: Schemas;
}

/**
 * Finds the changes of schemas that break existing clients. Changes of a component are reported once, however many
 * endpoints use it. Requests must accept everything they accepted. Responses may gain fields and choices, and drop
 * limits.
 */
export function schemaComparison(sides: Sides) {
  const components = new Map<string, string[]>();

  function component(name: string, used: Direction) {
    const direction = used === 'request' ? used : 'response';
    const key = `${name} in ${direction}s`;
    if (components.has(key)) return;
    components.set(key, []);
    const found = compare(sides.before[name] ?? {}, sides.after[name] ?? {}, direction, '');
    components.set(
      key,
      found.map((change) => `${name}${change.startsWith(':') ? '' : '.'}${change} (${direction}s)`),
    );
  }

  function compare(before: Json, after: Json, direction: Direction, at: string): string[] {
    const names = refsIn(before).filter((name) => refsIn(after).includes(name));
    const inherited = partsOf(before).filter((name) => partsOf(after).includes(name));
    for (const name of [...names, ...inherited]) component(name, direction);
    const rest = [without(before, names), without(after, names)] as const;
    const [sent, taken] =
      direction === 'request'
        ? [expand(rest[0], sides.before), expand(after, sides.after)]
        : [expand(rest[1], sides.after), expand(before, sides.before)];
    return sent.flatMap((each) => {
      if (direction !== 'request' && isNewKind(each, taken)) return [];
      const found = taken.map((other) =>
        direction === 'request'
          ? differences(each, other, direction, at)
          : differences(other, each, direction, at),
      );
      const distance = (changes: string[]) =>
        changes.some((change) => isOtherType(change, at)) ? Infinity : changes.length;
      return found.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
    });
  }

  function differences(
    { own: before, rules: old }: Alternative,
    { own: after, rules: now }: Alternative,
    direction: Direction,
    at: string,
  ): string[] {
    const types = [typeOf(before), typeOf(after)] as const;
    if (!isCovered(types, direction)) {
      const [was, is] = types.map((type) => type ?? 'anything');
      const says =
        direction === 'request' ? `${NO_LONGER_TAKES}${was}` : `${MAY_BE}${is}, was ${was}`;
      return [`${at}: ${says}`];
    }
    return [
      ...choiceChanges(before, after, direction, at),
      ...textChanges(before, after, direction).map((key) => `${at}: another ${key}`),
      ...(direction === 'request' && !choicesOf(before) ? tightened(before, after) : []).map(
        (key) => `${at}: tighter ${key}`,
      ),
      ...propertyChanges(before, after, direction, at),
      ...insideChanges(before, after, direction, at),
      ...ruleChanges(before, [old, now], direction, at),
    ];
  }

  function propertyChanges(before: Json, after: Json, direction: Direction, at: string): string[] {
    const [old, now] = [asJson(before['properties']), asJson(after['properties'])];
    const [wasRequired, isRequired] = [asList(before['required']), asList(after['required'])];
    const inside = (name: string) => (at === '' ? name : `${at}.${name}`);
    const changed = Object.entries(old).flatMap(([name, schema]) => {
      const other = now[name];
      return isJson(other)
        ? compare(asJson(schema), other, direction, inside(name))
        : [`${inside(name)}: removed`];
    });
    const promised = direction === 'request' ? [] : wasRequired;
    const asked = direction === 'request' ? isRequired : [];
    return [
      ...changed,
      ...promised
        .filter(
          (name) => !isRequired.includes(name) && (String(name) in now || !(String(name) in old)),
        )
        .map((name) => `${inside(String(name))}: no longer always there`),
      ...asked
        .filter((name) => !wasRequired.includes(name))
        .map((name) => `${inside(String(name))}: required now`),
    ];
  }

  function insideChanges(before: Json, after: Json, direction: Direction, at: string): string[] {
    const [first, second] = direction === 'request' ? [before, after] : [after, before];
    return ['items', 'additionalProperties', 'propertyNames'].flatMap((key) => {
      // A missing schema allows anything.
      if (second[key] === undefined || second[key] === true) return [];
      if (!isJson(second[key])) return first[key] === second[key] ? [] : [`${at}: another ${key}`];
      const place = key === 'items' ? `${at}[]` : `${at}{}`;
      return compare(asJson(before[key]), asJson(after[key]), direction, place);
    });
  }

  function ruleChanges(
    before: Json,
    rules: readonly [readonly Rule[], readonly Rule[]],
    direction: Direction,
    at: string,
  ): string[] {
    const [was = [], is = []] = rules.map((all) =>
      all.map(({ condition, consequence }) => ({
        key: JSON.stringify(casesOf(condition, before)),
        consequence,
      })),
    );
    const [binding, others] = direction === 'request' ? [is, was] : [was, is];
    return binding.flatMap(({ key, consequence }) => {
      if (key === NO_CASES) return [];
      const other = others.find((each) => each.key === key)?.consequence ?? { type: 'object' };
      const changes =
        direction === 'request'
          ? compare(other, consequence, direction, at)
          : compare(consequence, other, direction, at);
      return changes.map((change) => `${change}, under a condition`);
    });
  }

  const expand = (schema: Json | null, schemas: Schemas) =>
    schema === null ? [] : alternativesOf(schema, schemas);

  return {
    compare,
    componentChanges: () => [...components.values()].flat(),
  };
}

const NO_CASES = '[]';

/** Whether a change is another type of the schema itself, which makes the two no match. */
const isOtherType = (change: string, at: string) =>
  change.startsWith(`${at}: ${NO_LONGER_TAKES}`) || change.startsWith(`${at}: ${MAY_BE}`);

const NO_LONGER_TAKES = 'no longer takes ';
const MAY_BE = 'may be ';

const isRef = (part: unknown): part is { $ref: string } =>
  isJson(part) && typeof part['$ref'] === 'string' && Object.keys(part).length === 1;

/** The components that a schema may be, by references at its top level. */
const refsIn = (schema: Json): string[] =>
  (isRef(schema) ? [schema] : asList(schema['anyOf'])).flatMap((each) =>
    isRef(each) ? [each.$ref] : [],
  );

/** The components that a schema extends. */
const partsOf = (schema: Json): string[] =>
  asList(schema['allOf']).flatMap((each) => (isRef(each) ? [each.$ref] : []));

/** A schema without those components; null if nothing remains. */
function without(schema: Json, names: readonly string[]): Json | null {
  const isNamed = (part: unknown) => isRef(part) && names.includes(part.$ref);
  if (isNamed(schema)) return null;
  const { anyOf } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const rest = anyOf.filter((each) => !isNamed(each));
  return rest.length === 0 ? null : { ...schema, anyOf: rest };
}

function isCovered([was, is]: readonly [string | null, string | null], direction: Direction) {
  const [sent, taken] = direction === 'request' ? [was, is] : [is, was];
  return taken === null || sent === taken || (sent === 'integer' && taken === 'number');
}

function choiceChanges(before: Json, after: Json, direction: Direction, at: string): string[] {
  const [was, is] = [choicesOf(before), choicesOf(after)];
  if (was === null && is === null) return [];
  if (direction === 'request') {
    if (was === null) return [`${at}: takes certain values only`];
    return was
      .filter((value) => !allows(after, value))
      .map((value) => `${at}: no longer ${JSON.stringify(value)}`);
  }
  if (was === null) return [];
  if (is === null) return [`${at}: no longer certain values only`];
  // Dropping a refusal breaks no client. The list of all codes makes sure that none is renamed.
  if (direction === 'refusal') return [];
  return was
    .filter((value) => !isAmong(value, is))
    .map((value) => `${at}: no longer ${JSON.stringify(value)}`);
}

/** Changed rules for the format of a text. Requests may drop rules, responses may add them. */
function textChanges(before: Json, after: Json, direction: Direction): string[] {
  const [loose, strict] = direction === 'request' ? [before, after] : [after, before];
  if (choicesOf(loose)) return [];
  return ['pattern', 'format', 'uniqueItems'].filter(
    (key) => strict[key] !== undefined && strict[key] !== loose[key],
  );
}

/** Whether an object differs from all others in a constant, such as `kind`, which makes it an added choice. */
function isNewKind({ own }: Alternative, others: readonly Alternative[]): boolean {
  return Object.entries(asJson(own['properties'])).some(([name, schema]) => {
    const [kind, ...more] = choicesOf(asJson(schema)) ?? [];
    const known = others.map((other) => choicesOf(asJson(asJson(other.own['properties'])[name])));
    return (
      typeof kind === 'string' &&
      more.length === 0 &&
      known.length > 0 &&
      known.every((choices) => choices !== null && !isAmong(kind, choices))
    );
  });
}

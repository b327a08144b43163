import type { Json } from '../json';
import { asJson } from './contract';

/** The only values that a schema allows; null if it names none. */
export function choicesOf(schema: Json): readonly unknown[] | null {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
}

/** The type of what a schema allows, also where it says so only by the values; null for any. */
export function typeOf(schema: Json): string | null {
  if (typeof schema['type'] === 'string') return schema['type'];
  const [choice] = choicesOf(schema) ?? [];
  if (choice !== undefined) return typeOfValue(choice);
  if ('properties' in schema) return 'object';
  if ('items' in schema) return 'array';
  return 'pattern' in schema || 'maxLength' in schema ? 'string' : null;
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Whether a value, which may be a list, is one of several. */
export const isAmong = (value: unknown, choices: readonly unknown[]): boolean =>
  choices.some((each) => JSON.stringify(each) === JSON.stringify(value));

const LIMITS: Readonly<Record<string, 1 | -1>> = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  minProperties: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
  maxProperties: -1,
};

/** The limits that allow less than before. */
export const tightened = (before: Json, after: Json): string[] =>
  Object.entries(LIMITS).flatMap(([key, sign]) => {
    const [was, is] = [before[key], after[key]];
    if (typeof is !== 'number') return [];
    return typeof was === 'number' && is * sign <= was * sign ? [] : [key];
  });

/** Whether a schema of one type allows a value of that type. */
export function allows(schema: Json, value: unknown): boolean {
  const choices = choicesOf(schema);
  if (choices) return isAmong(value, choices);
  if (typeof value === 'number')
    return tightened({ minimum: value, maximum: value }, schema).length === 0;
  if (typeof value !== 'string') return true;
  const { pattern } = schema;
  const fits = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
  return (
    fits && tightened({ minLength: value.length, maxLength: value.length }, schema).length === 0
  );
}

/**
 * The cases of a condition, each as the values that fulfill it, without values that could not be given before: a rule
 * about new choices is no new rule.
 */
export function casesOf(condition: Json, before: Json): unknown[] {
  const { anyOf, properties } = condition;
  if (Array.isArray(anyOf)) return anyOf.flatMap((each: unknown) => casesOf(asJson(each), before));
  const values = Object.entries(asJson(properties)).map(([name, schema]) => {
    const known = choicesOf(asJson(asJson(before['properties'])[name]));
    const choices = choicesOf(asJson(schema)) ?? [];
    return [name, known ? choices.filter((each) => isAmong(each, known)) : choices] as const;
  });
  return values.some(([, choices]) => choices.length === 0) ? [] : [values];
}

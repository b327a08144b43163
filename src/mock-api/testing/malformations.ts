import * as fc from 'fast-check';
import { MISSING } from './tamper';

/** One defect of a response: its position, and the value put there. */
export interface Malformation {
  /** Index of the response, and the steps down into it; each number is taken modulo the number of choices. */
  answer: number;
  way: number[];
  /** One of `kinds`. */
  kind: string;
}

/** Replacements for a value. */
const kinds: Readonly<Record<string, (value: unknown) => unknown>> = {
  missing: () => MISSING,
  null: () => null,
  number: () => 5,
  negative: () => -1,
  huge: () => 1e300,
  inexact: () => 2 ** 60,
  empty: () => '',
  nonsense: () => 'nonsense',
  'of a later version': () => 'LATER_VERSION',
  long: () => 'long '.repeat(400),
  hostile: () => '‮<img src=x onerror=alert(1)>{{user}}\u0000',
  true: () => true,
  false: () => false,
  list: () => [],
  object: () => ({}),
  'list of nothing': () => [null, null],
  nested: (value: unknown) => ({ value, later: { than: ['this'] } }),
  'in a list': (value: unknown) => [value],
  'list as object': (value: unknown) =>
    Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {},
  'in words': (value: unknown) => String(value),
};

export const malformations: fc.Arbitrary<Malformation[]> = fc.array(
  fc.record({
    answer: fc.nat(),
    way: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
    kind: fc.constantFrom(...Object.keys(kinds)),
  }),
  { minLength: 1, maxLength: 3 },
);

/** The path of a malformation in plain JSON: step by step, as far as it exists. */
export function pathOf({ way }: Malformation, json: unknown): string {
  const steps: string[] = [];
  let place = json;
  for (const choice of way) {
    if (typeof place !== 'object' || place === null) break;
    const entries = Object.entries(place);
    const entry = entries[choice % Math.max(entries.length, 1)];
    if (!entry) break;
    steps.push(entry[0]);
    place = entry[1];
  }
  return steps.join('.');
}

export const valueAt = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (place, step) =>
        typeof place === 'object' && place !== null
          ? Object.entries(place).find(([name]) => name === step)?.[1]
          : undefined,
      json,
    );

export const strangeValue = (kind: string, value: unknown): unknown => kinds[kind]?.(value);

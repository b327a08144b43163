import type { Collection } from './market';

/** A trait as a condition names it. */
export interface WantedTrait {
  name: string;
  values: readonly string[];
}

/**
 * What of a trait a collection does not have, in words; names and values are compared as the collection
 * writes them. Of a collection whose traits are not known nothing is said.
 *
 * @returns what is wrong with the name, and what with the values; undefined where nothing is
 */
export function traitProblems(
  { name: called, traits }: Pick<Collection, 'name' | 'traits'>,
  { name, values }: WantedTrait,
): { name?: string; values?: string } {
  if (traits.length === 0 || name === '') return {};
  const trait = traits.find((each) => each.name === name);
  if (!trait) {
    const known = traits.map((each) => each.name).join(', ');
    return { name: `${called} has no trait “${name}”. It has: ${known}.` };
  }
  const missing = values.filter(
    (wanted) => wanted !== '' && !trait.values.some(({ value }) => value === wanted),
  );
  if (missing.length === 0) return {};
  const listed = missing.map((value) => `“${value}”`).join(', ');
  return { values: `No piece of ${called} has ${listed} as its ${name}.` };
}

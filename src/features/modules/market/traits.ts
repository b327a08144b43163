/** A trait as a condition names it. */
export interface WantedTrait {
  name: string;
  values: readonly string[];
}

/** What is known of a collection's traits; `leftOut` where some could not be read. */
export interface KnownTraits {
  name: string;
  traits: readonly {
    name: string;
    values: readonly { value: string }[];
    leftOut?: readonly unknown[] | undefined;
  }[];
  leftOut?: readonly unknown[] | undefined;
}

const isWhole = ({ leftOut = [] }: { leftOut?: readonly unknown[] | undefined }) =>
  leftOut.length === 0;

/**
 * What of a trait a collection does not have, in words; names and values are compared as the collection
 * writes them. Of what is not known, or not all of it, nothing is said.
 *
 * @returns what is wrong with the name, and what with the values; undefined where nothing is
 */
export function traitProblems(
  collection: KnownTraits,
  { name, values }: WantedTrait,
): { name?: string; values?: string } {
  const { name: called, traits } = collection;
  if (traits.length === 0 || name === '') return {};
  const trait = traits.find((each) => each.name === name);
  if (!trait) {
    if (!isWhole(collection)) return {};
    const known = traits.map((each) => each.name).join(', ');
    return { name: `${called} has no trait “${name}”. Its traits: ${known}.` };
  }
  if (!isWhole(trait)) return {};
  const missing = values.filter(
    (wanted) => wanted !== '' && !trait.values.some(({ value }) => value === wanted),
  );
  if (missing.length === 0) return {};
  const listed = missing.map((value) => `“${value}”`).join(', ');
  return { values: `${called} has no NFTs with ${name} ${listed}.` };
}

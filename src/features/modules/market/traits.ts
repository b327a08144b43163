/** A trait as named in a condition. */
export interface WantedTrait {
  name: string;
  values: readonly string[];
}

/** Known traits of a collection; `leftOut` is set if some could not be read. */
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
 * Reports the name or values of a trait that a collection does not have, in words. They are
 * compared as the collection writes them. Nothing is reported if the traits are unknown, or known
 * only in part.
 *
 * @returns errors of the name and of the values; undefined if there are none
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

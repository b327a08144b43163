import type { Package } from './package';

type Tier = Pick<Package, 'id' | 'name' | 'items'>;
type Item = Package['items'][number];

export interface Difference {
  /** The largest package whose features are all in this one; null if there is none. */
  base: string | null;
  /** Features this package has in addition to those of `base`. */
  added: Item[];
}

/** What a package adds to the one before it, as people compare tiers: "everything in Silver, and …". */
export function differenceOf(tier: Tier, all: readonly Tier[]): Difference {
  const has = new Set(tier.items.map(({ id }) => id));
  const [base] = all
    .filter(
      ({ id, items }) =>
        id !== tier.id &&
        items.length > 0 &&
        items.length < tier.items.length &&
        items.every((item) => has.has(item.id)),
    )
    .toSorted((one, other) => other.items.length - one.items.length);
  if (!base) return { base: null, added: tier.items };
  const before = new Set(base.items.map(({ id }) => id));
  return { base: base.name, added: tier.items.filter(({ id }) => !before.has(id)) };
}

export interface ComparedFeature extends Item {
  /** Ids of the packages that include it. */
  in: ReadonlySet<string>;
}

/** Every feature of any package with the packages that include it, in order of first appearance. */
export function compared(all: readonly Tier[]): ComparedFeature[] {
  const features = new Map<string, Item & { in: Set<string> }>();
  for (const { id, items } of all)
    for (const item of items) {
      const known = features.get(item.id) ?? { ...item, in: new Set<string>() };
      known.in.add(id);
      features.set(item.id, known);
    }
  return [...features.values()];
}

import type { Package } from './package';

type Tier = Pick<Package, 'items' | 'order'>;

/**
 * Where a new package stands among the others, which are in their order, smallest first: before the first with more
 * features, so that it never replaces a package that unlocks more.
 */
export function placeOfNew(packages: readonly Pick<Tier, 'items'>[], features: number): number {
  const place = packages.findIndex(({ items }) => items.length > features);
  return place < 0 ? packages.length : place;
}

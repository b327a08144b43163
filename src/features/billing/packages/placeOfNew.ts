import type { Package } from './package';

/**
 * The place of a new package among the others, which are ordered from the smallest to the largest: before the first
 * with more features, so that it never replaces a package that unlocks more.
 *
 * @param features how many features the new package has
 */
export function placeOfNew(packages: readonly Pick<Package, 'items'>[], features: number): number {
  const place = packages.findIndex(({ items }) => items.length > features);
  return place < 0 ? packages.length : place;
}

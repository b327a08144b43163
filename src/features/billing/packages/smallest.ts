import type { Package } from './package';

type Tier = Pick<Package, 'items' | 'order'>;

/** Whether a package has one of those items. */
export const hasOneOf = ({ items }: Pick<Package, 'items'>, planItems: readonly string[]) =>
  items.some(({ id }) => planItems.includes(id));

/** The smallest package with one of those items; undefined where none has any. */
export const smallestWith = <T extends Tier>(
  packages: readonly T[],
  planItems: readonly string[],
): T | undefined =>
  packages
    .filter((each) => hasOneOf(each, planItems))
    .toSorted((one, other) => one.order - other.order)[0];

/** Where a package is shown among the others, ready to be ordered. */
export const packagePath = ({ id }: Pick<Package, 'id'>): string =>
  `/dashboard/package?tier=${encodeURIComponent(id)}`;

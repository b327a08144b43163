import type { InputOf } from '@/shared/api/endpoint';
import type { listPackages } from '@/features/billing/packages/endpoints';
import { parseSol } from '@/shared/money/lamports';
import type { PackageRow } from './rows';

type Sort = NonNullable<NonNullable<InputOf<typeof listPackages>['query']>['sort']>;
type Compare = (one: PackageRow, other: PackageRow) => number;

const byOrder: Compare = (one, other) => one.order - other.order;
const byName: Compare = (one, other) => one.name.localeCompare(other.name);
const byPrice: Compare = (one, other) => Number(parseSol(one.price) - parseSol(other.price));
const reversed =
  (compare: Compare): Compare =>
  (one, other) =>
    compare(other, one);

const sorts: Readonly<Record<Sort, Compare>> = {
  order: byOrder,
  '-order': reversed(byOrder),
  name: byName,
  '-name': reversed(byName),
  price: byPrice,
  '-price': reversed(byPrice),
};

/** Compares as a list asks for; equal packages by ID, so that pages don't overlap. */
export const sortedBy =
  (sort: Sort): Compare =>
  (one, other) =>
    sorts[sort](one, other) || (one.id < other.id ? -1 : 1);

/** The smallest first. */
export const bySize = sortedBy('order');

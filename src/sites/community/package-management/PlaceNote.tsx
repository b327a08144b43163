import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useStaffPackagesQuery } from '@/features/billing/packages/packageManagementApi';
import { placeOfNew } from '@/features/billing/packages/placeOfNew';

/** Position of a new package among the others, by the features chosen so far. */
export function PlaceNote() {
  const { data } = useStaffPackagesQuery(undefined);
  const items: unknown = useWatch({ name: 'items' });
  const packages = data?.packages ?? [];
  const count = featuresIn(items);
  const place = placeOfNew(packages, count);
  return (
    <p className="field__hint" role="status" aria-label="Size">
      {count === 0 || packages.length === 0
        ? 'Packages are ordered by their number of features.'
        : sizeOf(packages[place - 1]?.name, packages[place]?.name)}{' '}
      A larger package replaces the smaller ones a server has. You can change the order in{' '}
      <Link to="/dashboard/manage-package">Manage packages</Link>.
    </p>
  );
}

function sizeOf(smaller: string | undefined, larger: string | undefined): string {
  const parts = [
    smaller === undefined ? null : `larger than ${smaller}`,
    larger === undefined ? null : `smaller than ${larger}`,
  ].filter((part) => part !== null);
  return `By its features, it counts as ${parts.join(' and ')}.`;
}

/** Number of features chosen in the groups of the form. */
const featuresIn = (items: unknown): number =>
  typeof items === 'object' && items !== null
    ? Object.values(items)
        .filter(Array.isArray)
        .reduce((sum, ids) => sum + ids.length, 0)
    : 0;

import { Link, useParams } from 'react-router-dom';
import type { ManagedPackage } from '@/features/billing/packages/managedPackage';
import { useStaffPackageQuery } from '@/features/billing/packages/packageManagementApi';
import { failureText, statusOf } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { PackageEditor } from './PackageEditor';

/** `edit-package/:packageId` (spec §2). */
export default function EditPackageScreen() {
  const { packageId = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Edit package"
        purpose="Existing orders keep the package as it was when they were placed."
        actions={
          <Link className="btn btn-outline-secondary" to="/dashboard/manage-package">
            All packages
          </Link>
        }
      />
      <Editor key={packageId} packageId={packageId} />
    </>
  );
}

function Editor({ packageId }: { packageId: string }) {
  const { data, error, isFetching, refetch } = useStaffPackageQuery(packageId);
  if (statusOf(error) === 404)
    return (
      <EmptyState scene="lantern" title="Package not found">
        The link may be wrong. <Link to="/dashboard/manage-package">View all packages</Link>
      </EmptyState>
    );
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the package.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton label="Loading the package" />
    );
  const row = data.package;
  return (
    <>
      <Touched row={row} />
      <LeftOutNote leftOut={row.leftOut} />
      <PackageEditor row={row} onConflict={async () => (await refetch()).data?.package.version} />
    </>
  );
}

/** How many orders there are of it, and that a change touches none of them. */
function Touched({ row: { inForce, waiting } }: { row: ManagedPackage }) {
  if (inForce === null || waiting === null || inForce + waiting === 0) return null;
  return (
    <p className="notice">
      Active orders: {inForce}. Pending orders: {waiting}. Changes apply to new orders only.
    </p>
  );
}

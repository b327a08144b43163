import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { resultOf } from '@/shared/api/resultOf';
import type { ManagedPackage } from '@/features/billing/packages/managedPackage';
import {
  useReorderPackagesMutation,
  useStaffPackagesQuery,
} from '@/features/billing/packages/packageManagementApi';
import { failureText } from '@/shared/api/queryError';
import { lazyDialog } from '@/shared/ui/lazyDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { RowOrderContext } from '@/shared/ui/order/orderContext';
import { useRowOrder } from '@/shared/ui/order/useRowOrder';
import { PageHeader } from '@/shared/ui/PageHeader';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { notify } from '@/shared/ui/toast';
import { packageColumns, packageFileColumns } from './packageColumns';
import './packageManagement.scss';

const StatusQuestion = lazyDialog(() => import('./StatusQuestion'));

const NONE: readonly ManagedPackage[] = [];
const idOf = ({ id }: ManagedPackage) => id;

/** `manage-package` (spec §2): every package, in the order in which they are offered. */
export default function ManagePackagesScreen() {
  const { data, error, isFetching, refetch } = useStaffPackagesQuery(undefined);
  const packages = data?.packages ?? NONE;
  return (
    <>
      <PageHeader
        title="Manage packages"
        purpose="Packages from smallest to largest. A larger package replaces the smaller ones a server has."
        actions={
          <Link className="btn btn-primary" to="/dashboard/create-package">
            Create package
          </Link>
        }
      />
      <LeftOutNote leftOut={data?.leftOut} />
      <Table
        packages={packages}
        isWhole={data?.leftOut === undefined}
        isLoading={isFetching && !data}
        error={error && !data ? failureText(error, 'Couldn’t load the packages.') : null}
        onRetry={() => void refetch()}
      />
    </>
  );
}

interface TableProps {
  packages: readonly ManagedPackage[];
  /** Packages that cannot be shown would lose their place. */
  isWhole: boolean;
  isLoading: boolean;
  error: string | null;
  onRetry: () => void;
}

function Table({ packages, isWhole, isLoading, error, onRetry }: TableProps) {
  const control = useTableState(packageColumns, { sort: 'place', pageSize: 100 });
  const { sort, search, filters } = control.state;
  const isPlain =
    sort?.id === 'place' &&
    !sort.isDescending &&
    search === '' &&
    Object.keys(filters).length === 0;
  const [send] = useReorderPackagesMutation();
  const [asked, setAsked] = useState<ManagedPackage | null>(null);
  const { ids, order } = useRowOrder({
    rows: packages,
    all: packages,
    isOn: isPlain && isWhole,
    save: async (wanted) => {
      const result = await resultOf(send(wanted).unwrap());
      if (!result.success) notify('error', result.message);
      return result.success;
    },
  });
  const rows = useMemo(
    () => packages.map((row) => ({ ...row, order: ids.indexOf(row.id) + 1 })),
    [packages, ids],
  );
  return (
    <>
      <RowOrderContext value={order}>
        <DataTable
          label="Packages"
          columns={packageColumns}
          meta={setAsked}
          rows={rows}
          getRowId={idOf}
          control={control}
          exportName="packages"
          exportColumns={packageFileColumns}
          isLoading={isLoading}
          error={error}
          onRetry={onRetry}
          empty={
            <EmptyState title="No packages yet">
              Create your first package. It stays a draft until you publish it.
            </EmptyState>
          }
        />
      </RowOrderContext>
      <StatusQuestion isOpen={asked !== null} row={asked} onClose={() => setAsked(null)} />
    </>
  );
}

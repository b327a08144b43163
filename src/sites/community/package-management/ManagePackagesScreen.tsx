import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { resultOf } from '@/shared/api/resultOf';
import type { ManagedPackage } from '@/features/billing/packages/managedPackage';
import {
  useReorderPackagesMutation,
  useStaffPackagesQuery,
  useUpdatePackageStatusMutation,
} from '@/features/billing/packages/packageManagementApi';
import { failureText } from '@/shared/api/queryError';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
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
      <StatusQuestion row={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function StatusQuestion({ row, onClose }: { row: ManagedPackage | null; onClose: () => void }) {
  const [set, { isLoading }] = useUpdatePackageStatusMutation();
  const isOffered = row?.status === 'ENABLED';
  const run = async () => {
    if (!row) return;
    const result = await resultOf(
      set({ id: row.id, status: isOffered ? 'DISABLED' : 'ENABLED' }).unwrap(),
    );
    notify(
      result.success ? 'success' : 'error',
      result.success
        ? isOffered
          ? `${row.name} discontinued`
          : `${row.name} published`
        : result.message,
    );
    onClose();
  };
  return (
    <LazyConfirmDialog
      isOpen={row !== null}
      title={isOffered ? `Discontinue ${row.name}?` : `Publish ${row?.name ?? ''}?`}
      confirmLabel={isOffered ? 'Discontinue package' : 'Publish package'}
      isWanted={!isOffered}
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {isOffered ? (
        <p>
          No one can order it anymore. {touched(row)} Active orders run until they end, and pending
          orders can still be paid.
        </p>
      ) : (
        <p>
          {row?.visibility === 'DASHBOARD'
            ? 'Servers can order it in the dashboard.'
            : 'Servers can order it, and it appears on the home pages.'}
        </p>
      )}
    </LazyConfirmDialog>
  );
}

const touched = ({ inForce, waiting }: ManagedPackage) =>
  inForce === null || waiting === null
    ? 'This package’s order counts are unavailable.'
    : `Active orders: ${inForce}. Pending orders: ${waiting}.`;

import { resultOf } from '@/shared/api/resultOf';
import type { ManagedPackage } from '@/features/billing/packages/managedPackage';
import { useUpdatePackageStatusMutation } from '@/features/billing/packages/packageManagementApi';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';

interface StatusQuestionProps {
  isOpen: boolean;
  /** The package to publish or discontinue; null while no one is asked. */
  row: ManagedPackage | null;
  onClose: () => void;
}

/** Asks before a package is published or discontinued. */
export default function StatusQuestion({ isOpen, row, onClose }: StatusQuestionProps) {
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
    <ConfirmDialog
      isOpen={isOpen}
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
    </ConfirmDialog>
  );
}

const touched = ({ inForce, waiting }: ManagedPackage) =>
  inForce === null || waiting === null
    ? 'This package’s order counts are unavailable.'
    : `Active orders: ${inForce}. Pending orders: ${waiting}.`;

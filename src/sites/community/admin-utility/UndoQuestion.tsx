import { useState } from 'react';
import type { StaffAuditLine } from '@/features/staff/staffViews';
import { useUndoStaffChangeMutation } from '@/features/staff/staffApi';
import { resultOf } from '@/shared/api/resultOf';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';

interface UndoQuestionProps {
  line: StaffAuditLine | null;
  onClose: () => void;
}

/** Asks before a change is taken back, with what it will be again. A refusal is said here. */
export function UndoQuestion({ line, onClose }: UndoQuestionProps) {
  const [undo, { isLoading }] = useUndoStaffChangeMutation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const close = () => {
    setTrouble(null);
    onClose();
  };
  const run = async () => {
    if (!line || isLoading) return;
    const result = await resultOf(undo(line.id).unwrap());
    if (!result.success) {
      setTrouble(result.message);
      return;
    }
    close();
    notify('success', 'Change undone');
  };
  return (
    <ConfirmDialog
      isOpen={line !== null}
      title="Undo this change?"
      confirmLabel="Undo change"
      isWanted
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void run()}
      onCancel={close}
    >
      <p>
        <bdi>{line?.label}</bdi>. The undo appears as a new entry in the audit log.
      </p>
      {line && line.changes.length > 0 ? (
        <ul>
          {line.changes.map(({ field, before, after }) => (
            <li key={field}>
              <bdi>
                {field}: {after ?? 'nothing'} → {before ?? 'nothing'}
              </bdi>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="alert" className="field__error">
        {trouble}
      </p>
    </ConfirmDialog>
  );
}

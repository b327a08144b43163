import { ruleName } from '@/features/modules/engine/moduleState';
import type { useRuleCommands } from '@/features/modules/screens/useRuleCommands';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';

interface RemovalQuestionProps {
  removal: ReturnType<typeof useRuleCommands>;
}

/** Stands before a quest is deleted. */
export const RemovalQuestion = ({ removal }: RemovalQuestionProps) => (
  <LazyConfirmDialog
    isOpen={removal.asked !== null}
    title={`Delete “${removal.asked ? ruleName(removal.asked) : ''}”?`}
    confirmLabel="Delete"
    cancelLabel="Cancel"
    isRunning={removal.isRemoving}
    onConfirm={() => void removal.confirmRemoval()}
    onCancel={() => removal.setAsked(null)}
  >
    Its posts stay in Discord. You can undo this for 30 days in the audit log.
  </LazyConfirmDialog>
);

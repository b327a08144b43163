import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { ruleName } from '../engine/moduleState';
import type { useRuleCommands } from './useRuleCommands';

interface RemovalQuestionProps {
  removal: Pick<
    ReturnType<typeof useRuleCommands>,
    'asked' | 'setAsked' | 'isRemoving' | 'confirmRemoval'
  >;
}

/** Asks before a rule is deleted. */
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

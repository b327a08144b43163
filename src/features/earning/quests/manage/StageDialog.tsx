import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import type { QuestSummary, QuestAction } from './questOverview';
import { useStageChange } from './useStageChange';
import { actionWords, consequenceOf } from './questStages';

interface StageDialogProps {
  serverId: string;
  rule: Rule;
  quest: QuestSummary | undefined;
  action: QuestAction;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what a change means for members before it is made. */
export default function StageDialog(props: StageDialogProps) {
  const { serverId, rule, quest, action, isOpen, onClose } = props;
  const { change, isChanging } = useStageChange(serverId);
  const { label, button } = actionWords[action];
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`${label} “${ruleName(rule)}”?`}
      confirmLabel={button}
      cancelLabel="Cancel"
      isRunning={isChanging}
      isWanted={action === 'PUBLISH'}
      onConfirm={() => void change(rule, action).then(onClose)}
      onCancel={onClose}
    >
      {consequenceOf(action, quest ?? { inReview: null, underWay: null })}
    </ConfirmDialog>
  );
}

import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { notify } from '@/shared/ui/toast';
import type { QuestAction } from './questOverview';
import { useUpdateQuestStageMutation } from './questManagementApi';
import { troubleIn } from './trouble';
import { actionWords } from './questStages';

/** Pauses, resumes, archives or restores a quest, and says what came of it. */
export function useStageChange(serverId: string) {
  const [send, { isLoading }] = useUpdateQuestStageMutation();
  const change = async (rule: Rule, action: QuestAction) => {
    const { id: ruleId, version } = rule;
    const trouble = troubleIn(await send({ serverId, ruleId, version, action }));
    if (trouble === null) notify('success', actionWords[action].done(ruleName(rule)));
    else notify('error', trouble);
  };
  return { change, isChanging: isLoading };
}

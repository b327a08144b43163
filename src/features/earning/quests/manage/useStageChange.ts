import { useNavigate } from 'react-router-dom';
import { about } from '@/features/modules/definitions/quest/about';
import { FIELD_PARAM, rulePath } from '@/features/modules/engine/addresses';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { notify } from '@/shared/ui/toast';
import type { QuestAction } from './questOverview';
import { useUpdateQuestStageMutation } from './questManagementApi';
import { fieldOfTrouble, troubleIn } from './trouble';
import { actionWords } from './questStages';

/** Publishes, pauses, resumes, archives or restores a quest, and says what came of it. */
export function useStageChange(serverId: string) {
  const [send, { isLoading }] = useUpdateQuestStageMutation();
  const navigate = useNavigate();
  const change = async (rule: Rule, action: QuestAction) => {
    const { id: ruleId, version } = rule;
    const result = await send({ serverId, ruleId, version, action });
    const trouble = troubleIn(result);
    if (trouble === null) return notify('success', actionWords[action].done(ruleName(rule)));
    const field = fieldOfTrouble(result);
    const edit = () => void navigate(rulePath(about, ruleId, { [FIELD_PARAM]: field ?? '' }));
    return notify(
      'error',
      trouble,
      field === undefined ? undefined : { label: 'Edit quest', run: edit },
    );
  };
  return { change, isChanging: isLoading };
}

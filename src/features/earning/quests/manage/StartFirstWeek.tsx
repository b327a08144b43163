import type { ListTabProps } from '@/features/modules/engine/pageTabs';
import { firstWeek } from '@/features/modules/definitions/task-to-earn/starter';
import { counted } from '@/shared/text/language';
import { notify } from '@/shared/ui/toast';
import { useCreateQuestCategoryMutation } from './questManagementApi';
import { troubleIn } from './trouble';

/** Adds a category with drafts in it, for owners who start from nothing. */
export function StartFirstWeek({ serverId }: ListTabProps) {
  const [start, { isLoading }] = useCreateQuestCategoryMutation();
  const run = async () => {
    const result = await start(serverId);
    const trouble = troubleIn(result);
    if (trouble !== null) notify('error', trouble);
    else
      notify(
        'success',
        `Added “${firstWeek.title}” with ${counted(result.data?.quests ?? 0, 'draft')}. Members can’t see them yet.`,
      );
  };
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      title={firstWeek.text}
      aria-busy={isLoading}
      onClick={() => {
        if (!isLoading) void run();
      }}
    >
      Add starter quests
    </button>
  );
}

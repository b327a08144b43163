import { Suspense, use, useMemo, useState } from 'react';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import type { RowExtras, RowsProps, ShownRules } from '@/features/modules/engine/pageTabs';
import { counted } from '@/shared/text/language';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { notify } from '@/shared/ui/toast';
import type { DataColumn } from '@/shared/ui/table/column';
import type { CategorySummary } from './questOverview';
import { LoadedQuestsContext } from './board/loadedQuests';
import { useCopyQuestCategoryMutation } from './questManagementApi';
import { troubleIn } from './trouble';

const RemoveCategory = lazyOnDemand(() => import('./RemoveCategory'));

/** Extra columns of the categories: how many quests, drafts and open reviews each has. */
function useCategoryRows({ serverId, rules }: ShownRules): RowExtras {
  const categories = use(LoadedQuestsContext)?.categories;
  const [copy] = useCopyQuestCategoryMutation();
  const [asked, setAsked] = useState<{ rule: Rule; isOpen: boolean } | null>(null);
  const columns = useMemo(
    () => columnsOf(new Map(categories?.map((row) => [row.id, row]))),
    [categories],
  );
  const duplicate = async (rule: Rule) => {
    const result = await copy({ serverId, ruleId: rule.id });
    const trouble = troubleIn(result);
    if (trouble !== null) notify('error', trouble);
    else
      notify(
        'success',
        `Duplicated “${ruleName(rule)}” with ${counted(result.data?.quests ?? 0, 'draft')}`,
      );
  };
  return {
    columns,
    actions: () => [],
    duplicate: (rule) => void duplicate(rule),
    remove: (rule) => setAsked({ rule, isOpen: true }),
    dialogs:
      asked === null ? null : (
        <Suspense>
          <RemoveCategory
            key={asked.rule.id}
            serverId={serverId}
            rule={asked.rule}
            rules={rules}
            counts={categories?.find(({ id }) => id === asked.rule.id)}
            isOpen={asked.isOpen}
            onClose={() => setAsked((before) => before && { ...before, isOpen: false })}
          />
        </Suspense>
      ),
  };
}

/** The list of categories with the extra columns. */
export function CategoryRows({ children, ...shown }: RowsProps) {
  return children(useCategoryRows(shown));
}

function columnsOf(categories: ReadonlyMap<string, CategorySummary>): DataColumn<Rule>[] {
  const column = (id: 'quests' | 'drafts' | 'inReview', header: string): DataColumn<Rule> => ({
    id,
    header,
    value: (rule) => categories.get(rule.id)?.[id] ?? null,
    isNumber: true,
  });
  return [column('quests', 'Quests'), column('drafts', 'Drafts'), column('inReview', 'In review')];
}

import { useMemo } from 'react';
import { useModuleQuery } from '@/features/modules/engine/modulesApi';
import type { InParentProps } from '@/features/modules/engine/pageTabs';
import { AddRule } from '@/features/modules/screens/AddRule';
import { RulesTable } from '@/features/modules/screens/RulesTable';
import { useCanConfigure } from '@/features/modules/screens/useCanConfigure';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { LoadedQuestsContext } from './loadedQuests';
import { MoreQuests } from './MoreQuests';
import { useQuestList } from './useQuestList';
import { useQuestOrder } from './useQuestOrder';

/** The quests of a category on its own page, part by part. */
export function QuestsOfCategory({ spec, serverId, parentId }: InParentProps) {
  const module = useModuleQuery({ serverId, slug: spec.slug });
  const filter = useMemo(() => ({ category: parentId }), [parentId]);
  const { list, request, quests } = useQuestList(serverId, filter);
  const save = useQuestOrder(list, quests ?? {});
  const canChange = useCanConfigure(module.data?.state ?? '');
  const rules = useMemo(() => (quests?.quests ?? []).map(({ rule }) => rule), [quests]);
  const error = module.error ?? (quests ? undefined : request.error);
  if (error) {
    return (
      <ErrorState
        message={failureText(error, 'Couldn’t load quests.')}
        onRetry={() => void Promise.all([module.refetch(), request.refetch()])}
      />
    );
  }
  if (!module.data || !quests) return <TableSkeleton label="Loading quests" />;
  return (
    <LoadedQuestsContext value={quests}>
      <div className="child-rules__add">
        <AddRule
          spec={spec}
          serverId={serverId}
          module={module.data}
          query={{ categoryId: parentId }}
        />
      </div>
      <LeftOutNote leftOut={quests.leftOut} />
      {rules.length > 0 ? (
        <RulesTable
          spec={spec}
          serverId={serverId}
          rules={rules}
          all={quests.order?.map((id) => ({ id }))}
          isWhole={quests.leftOut === undefined && quests.version >= 0}
          canChange={canChange}
          save={save}
        />
      ) : quests.leftOut ? null : (
        <p>No quests yet.</p>
      )}
      <MoreQuests request={request} shown={rules.length} total={quests.total} />
    </LoadedQuestsContext>
  );
}

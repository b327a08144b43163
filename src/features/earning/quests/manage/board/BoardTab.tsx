import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { rulePath } from '@/features/modules/engine/addresses';
import { useModuleQuery, useRulesQuery } from '@/features/modules/engine/modulesApi';
import { PlanUse } from '@/features/modules/screens/PlanUse';
import type { ListedModule } from '@/features/modules/screens/readyModule';
import { StateNotice } from '@/features/modules/screens/StateNotice';
import { useCanAdd } from '@/features/modules/screens/useCanAdd';
import { useCanConfigure } from '@/features/modules/screens/useCanConfigure';
import { useLocked } from '@/features/modules/screens/useLocked';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { questCallOf } from './boardFilter';
import { QuestBoard } from './QuestBoard';
import { useBoardFilter } from './useBoardFilter';
import { useQuestList } from './useQuestList';

const KeptDrafts = lazyOptional(() => import('@/features/modules/screens/KeptDrafts'));

interface BoardTabProps {
  /** The module of categories, and that of the quests in them. */
  spec: ListedModule;
  questSpec: ListedModule;
  serverId: string;
}

/** The quests of a server by category. */
export function BoardTab({ spec, questSpec, serverId }: BoardTabProps) {
  const place = { serverId, slug: spec.slug };
  const questPlace = { serverId, slug: questSpec.slug };
  const module = useModuleQuery(place);
  const categories = useRulesQuery(place);
  const questModule = useModuleQuery(questPlace);
  const { filter, change } = useBoardFilter();
  const called = useMemo(() => questCallOf(filter), [filter]);
  const { list, request, quests: loaded } = useQuestList(serverId, called);
  const all = [module, categories, questModule, request];
  const locked = useLocked(module.data?.state);
  const canAddCategory = useCanAdd(module.data);
  const canAddQuest = useCanAdd(questModule.data);
  const canChange = useCanConfigure(module.data?.state ?? '');
  const error = all.find((query) => query.error)?.error;
  const hasFailed = request.error !== undefined && !request.currentData && !request.isFetching;
  const quests = hasFailed ? null : loaded;
  const hasNone = categories.data?.rules.length === 0 && quests?.questCount === 0;
  return module.data && categories.data && questModule.data && quests && locked !== undefined ? (
    <>
      <StateNotice
        spec={spec}
        state={module.data.state}
        locked={locked}
        problems={module.data.problems}
        troubles={module.data.troubles}
      />
      {canChange ? (
        <StateNotice
          spec={questSpec}
          state={questModule.data.state}
          problems={questModule.data.problems}
          troubles={questModule.data.troubles}
        />
      ) : null}
      <Suspense fallback={null}>
        <KeptDrafts spec={spec} serverId={serverId} state={module.data.state} />
        <KeptDrafts spec={questSpec} serverId={serverId} state={questModule.data.state} />
      </Suspense>
      {locked ? null : <PlanUse module={questModule.data} singular="quest" />}
      <LeftOutNote leftOut={categories.data.leftOut} />
      <LeftOutNote leftOut={quests.leftOut} />
      {hasNone ? (
        <EmptyState
          scene="map"
          title="No quests yet"
          action={
            <div className="empty-state__actions">
              {canAddCategory ? (
                <AddCategory spec={spec} serverId={serverId} isTried={locked !== null} isFirst />
              ) : null}
            </div>
          }
        >
          Quests are grouped in categories. Add a category to start.
        </EmptyState>
      ) : (
        <>
          <QuestBoard
            spec={spec}
            questSpec={questSpec}
            serverId={serverId}
            categories={categories.data}
            quests={quests}
            list={list}
            request={request}
            filter={filter}
            onFilter={change}
            canChange={canChange}
            canAdd={canAddQuest}
          />
          {canAddCategory ? (
            <div className="quest-board__more">
              <AddCategory spec={spec} serverId={serverId} isTried={locked !== null} />
            </div>
          ) : null}
        </>
      )}
    </>
  ) : error ? (
    <ErrorState
      message={failureText(error, 'Couldn’t load the quests.')}
      onRetry={() => void Promise.all(all.map(async (query) => query.refetch()))}
    />
  ) : (
    <TableSkeleton label={`Loading ${spec.title}`} />
  );
}

interface AddCategoryProps {
  spec: ListedModule;
  serverId: string;
  /** Whether the package lacks the module. */
  isTried: boolean;
  /** Without one, it is what the page is for. */
  isFirst?: boolean;
}

/** The ways to another category: an empty one, or one with drafts of quests. */
const AddCategory = ({ spec, serverId, isTried, isFirst = false }: AddCategoryProps) => (
  <>
    <Link
      className={`btn ${isFirst ? 'btn-primary' : 'btn-outline-secondary'}`}
      to={rulePath(spec, 'new')}
    >
      Add category
    </Link>
    {spec.Begin && !isTried ? <spec.Begin serverId={serverId} /> : null}
  </>
);

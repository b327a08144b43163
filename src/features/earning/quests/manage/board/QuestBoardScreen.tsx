import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { rulePath } from '@/features/modules/engine/addresses';
import { useModuleQuery, useRulesQuery } from '@/features/modules/engine/modulesApi';
import { ExtraTabs } from '@/features/modules/screens/ExtraTabs';
import { ModuleStateSign } from '@/features/modules/screens/ModuleStateSign';
import { PlanUse } from '@/features/modules/screens/PlanUse';
import type { ListedModule, ModulePartProps } from '@/features/modules/screens/readyModule';
import { StateNotice } from '@/features/modules/screens/StateNotice';
import { TemplateButton } from '@/features/modules/screens/TemplateButton';
import { useCanAdd } from '@/features/modules/screens/useCanAdd';
import { useCanConfigure } from '@/features/modules/screens/useCanConfigure';
import { useLocked } from '@/features/modules/screens/useLocked';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { categoryForNew } from './boardRows';
import { QuestBoard } from './QuestBoard';

const KeptDrafts = lazyOptional(() => import('@/features/modules/screens/KeptDrafts'));

/** Task to earn: the quests of a server by category, and the way to a new one. */
export function QuestBoardScreen({ spec, serverId, tabs }: ModulePartProps) {
  const [questSpec] = spec.children;
  return questSpec ? (
    <Screen spec={spec} questSpec={questSpec} serverId={serverId} tabs={tabs} />
  ) : null;
}

function Screen({
  spec,
  questSpec,
  serverId,
  tabs,
}: ModulePartProps & { questSpec: ListedModule }) {
  const place = { serverId, slug: spec.slug };
  const questPlace = { serverId, slug: questSpec.slug };
  const module = useModuleQuery(place);
  const categories = useRulesQuery(place);
  const questModule = useModuleQuery(questPlace);
  const quests = useRulesQuery(questPlace);
  const all = [module, categories, questModule, quests];
  const locked = useLocked(module.data?.state);
  const canAddCategory = useCanAdd(module.data);
  const canAddQuest = useCanAdd(questModule.data);
  const canChange = useCanConfigure(module.data?.state ?? '');
  const error = all.find((query) => query.error)?.error;
  const categoryId = categoryForNew(categories.data?.rules ?? []);
  const hasNone = categories.data?.rules.length === 0 && quests.data?.rules.length === 0;
  return (
    <>
      {/* In its place from the start: it has the focus while the rest is still on its way. */}
      <PageHeader
        title={spec.title}
        purpose={spec.purpose}
        state={module.data ? <ModuleStateSign state={module.data.state} /> : undefined}
        actions={
          canAddQuest && categoryId !== undefined ? (
            <NewQuest spec={questSpec} categoryId={categoryId} />
          ) : undefined
        }
      />
      {tabs}
      <ExtraTabs label={spec.title} tabs={spec.listTabs} place={{ serverId }}>
        {module.data &&
        categories.data &&
        questModule.data &&
        quests.data &&
        locked !== undefined ? (
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
            <LeftOutNote leftOut={quests.data.leftOut} />
            {hasNone ? (
              <EmptyState
                scene="map"
                title="No quests yet"
                action={
                  <div className="empty-state__actions">
                    {canAddCategory ? (
                      <AddCategory
                        spec={spec}
                        serverId={serverId}
                        isTried={locked !== null}
                        isFirst
                      />
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
                  quests={quests.data}
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
        )}
      </ExtraTabs>
    </>
  );
}

/** The way to a new quest: from nothing, or from a template. */
const NewQuest = ({ spec, categoryId }: { spec: ListedModule; categoryId: string }) => (
  <>
    <TemplateButton spec={spec} query={{ categoryId }} />
    <Link className="btn btn-primary" to={rulePath(spec, 'new', { categoryId })}>
      New quest
    </Link>
  </>
);

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

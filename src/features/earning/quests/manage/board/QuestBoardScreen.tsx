import { Link } from 'react-router-dom';
import { rulePath } from '@/features/modules/engine/addresses';
import { useModuleQuery, useRulesQuery } from '@/features/modules/engine/modulesApi';
import { ExtraTabs } from '@/features/modules/screens/ExtraTabs';
import { ModuleStateSign } from '@/features/modules/screens/ModuleStateSign';
import type { ListedModule, ModulePartProps } from '@/features/modules/screens/readyModule';
import { TemplateButton } from '@/features/modules/screens/TemplateButton';
import { useCanAdd } from '@/features/modules/screens/useCanAdd';
import { PageHeader } from '@/shared/ui/PageHeader';
import { BoardTab } from './BoardTab';
import { categoryForNew } from './boardRows';

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
  const module = useModuleQuery(place);
  const categories = useRulesQuery(place);
  const questModule = useModuleQuery({ serverId, slug: questSpec.slug });
  const canAddQuest = useCanAdd(questModule.data);
  const categoryId = categoryForNew(categories.data?.rules ?? []);
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
      {/* The other tabs don’t load the quests. */}
      <ExtraTabs label={spec.title} tabs={spec.listTabs} place={{ serverId }}>
        <BoardTab spec={spec} questSpec={questSpec} serverId={serverId} />
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

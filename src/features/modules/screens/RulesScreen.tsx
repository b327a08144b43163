import { Suspense } from 'react';
import { pluralOf } from '@/shared/text/language';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { useModuleQuery, useRulesQuery } from '../engine/modulesApi';
import type { ModuleSettings } from '../engine/moduleState';
import { AddRule } from './AddRule';
import { ExtraTabs } from './ExtraTabs';
import { ModuleStateSign } from './ModuleStateSign';
import { PlanUse } from './PlanUse';
import type { ListedModule, ModulePartProps } from './readyModule';
import { RuleForm } from './RuleForm';
import { isWhole, RulesTable, type RuleList } from './RulesTable';
import { StateNotice } from './StateNotice';
import { useCanConfigure } from './useCanConfigure';
import { useLocked } from './useLocked';
import { Watched } from './Watched';

const KeptDrafts = lazyOptional(() => import('./KeptDrafts'));

/** A module that holds a list: its rules, or the one being edited where rules have no page of their own. */
export function RulesScreen(props: ModulePartProps) {
  const { spec, serverId } = props;
  const [params] = useSearchParams();
  const editing = spec.rulePage === undefined ? params.get('rule') : null;
  return editing === null ? (
    <RulesList {...props} />
  ) : (
    <RuleForm key={`${serverId}:${editing}`} spec={spec} serverId={serverId} ruleId={editing} />
  );
}

function RulesList({ spec, serverId, tabs }: ModulePartProps) {
  const place = { serverId, slug: spec.slug };
  const module = useModuleQuery(place);
  const rules = useRulesQuery(place);
  const locked = useLocked(module.data?.state);
  const error = module.error ?? rules.error;
  const list = rules.data;
  const isEmpty = list?.rules.length === 0 && !list.leftOut;
  return (
    <>
      {/* In its place from the start: it has the focus while the rest is still on its way. */}
      <PageHeader
        title={spec.title}
        purpose={spec.purpose}
        state={module.data ? <ModuleStateSign state={module.data.state} /> : undefined}
        actions={
          // An empty list has its own way to the first one.
          module.data && list && !isEmpty ? (
            <AddRule spec={spec} serverId={serverId} module={module.data} />
          ) : undefined
        }
      />
      {module.data?.state === 'WATCHING' ? (
        <Watched place={place} times={module.data.watched?.times} />
      ) : null}
      {tabs}
      <ExtraTabs label={spec.title} tabs={spec.listTabs} place={{ serverId }}>
        {module.data && list && locked !== undefined ? (
          <>
            <StateNotice
              spec={spec}
              state={module.data.state}
              locked={locked}
              problems={module.data.problems}
              troubles={module.data.troubles}
            />
            <Suspense fallback={null}>
              <KeptDrafts spec={spec} serverId={serverId} state={module.data.state} />
            </Suspense>
            {locked ? null : (
              <PlanUse module={module.data} singular={spec.rules?.singular ?? 'rule'} />
            )}
            <LeftOutNote leftOut={list.leftOut} />
            {isEmpty || list.rules.length > 0 ? (
              <Rules spec={spec} serverId={serverId} module={module.data} list={list} />
            ) : null}
          </>
        ) : error ? (
          <ErrorState
            message={failureText(
              error,
              `Couldn’t load ${pluralOf(spec.rules?.singular ?? 'rule')}.`,
            )}
            onRetry={() => void Promise.all([module.refetch(), rules.refetch()])}
          />
        ) : (
          <TableSkeleton label={`Loading ${spec.title}`} />
        )}
      </ExtraTabs>
    </>
  );
}

interface RulesProps {
  spec: ListedModule;
  serverId: string;
  module: ModuleSettings;
  list: RuleList;
}

function Rules({ spec, serverId, module, list }: RulesProps) {
  const canChange = useCanConfigure(module.state);
  return list.rules.length === 0 ? (
    <EmptyState
      scene="map"
      title={`No ${pluralOf(spec.rules?.singular ?? 'rule')} yet`}
      action={
        <div className="empty-state__actions">
          <AddRule spec={spec} serverId={serverId} module={module} />
        </div>
      }
    >
      {spec.purpose}
    </EmptyState>
  ) : (
    <RulesTable
      key={`${serverId}:${module.state}`}
      spec={spec}
      serverId={serverId}
      rules={list.rules}
      isWhole={isWhole(list)}
      canChange={canChange}
    />
  );
}

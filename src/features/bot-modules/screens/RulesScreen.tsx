import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FormSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import type { ModuleSpec } from '../engine/defineModule';
import { useModuleQuery, useRulesQuery } from '../engine/modulesApi';
import { canConfigure, type ModuleSettings, type Rule } from '../engine/moduleState';
import { ModuleStateBadge } from './ModuleStateBadge';
import { StateNotice } from './SettingsScreen';

const RuleEditor = lazy(() => import('./RuleEditor'));
const RulesTable = lazy(() => import('./RulesTable'));

interface RulesScreenProps {
  spec: ModuleSpec;
  serverId: string;
}

/** A module that holds a list: its rules, or the one that is being edited (`?rule=<id>` or `?rule=new`). */
export function RulesScreen({ spec, serverId }: RulesScreenProps) {
  const place = { serverId, slug: spec.slug };
  const [params] = useSearchParams();
  const module = useModuleQuery(place);
  const rules = useRulesQuery(place);
  const editing = params.get('rule');
  if (module.data && rules.data && editing !== null) {
    const find = (wanted: string | null) => rules.data?.rules.find(({ id }) => id === wanted);
    const rule = find(editing) ?? null;
    if (rule || editing === 'new') {
      return (
        <Suspense fallback={<FormSkeleton label={`Loading: ${spec.title}`} />}>
          <RuleEditor
            key={`${serverId}:${editing}`}
            spec={spec}
            place={place}
            rule={rule}
            copied={find(params.get('from')) ?? null}
            module={module.data}
          />
        </Suspense>
      );
    }
  }
  const error = module.error ?? rules.error;
  return (
    <>
      {/* In its place from the start: it has the focus while the rest is still on its way. */}
      <PageHeader
        title={spec.title}
        purpose={spec.purpose}
        actions={
          module.data ? (
            <>
              <ModuleStateBadge state={module.data.state} />
              <AddLink spec={spec} module={module.data} />
            </>
          ) : undefined
        }
      />
      {module.data && rules.data ? (
        <RuleList spec={spec} serverId={serverId} module={module.data} rules={rules.data.rules} />
      ) : error ? (
        <ErrorState
          message={('message' in error && error.message) || 'The rules could not be loaded.'}
          onRetry={() => void Promise.all([module.refetch(), rules.refetch()])}
        />
      ) : (
        <TableSkeleton label={`Loading: ${spec.title}`} />
      )}
    </>
  );
}

const isFull = ({ used, limit }: ModuleSettings) => (used ?? 0) >= (limit ?? 0);
const singularOf = ({ rules }: ModuleSpec) => rules?.singular ?? 'rule';

/** The way to a new one, where the package has room for it. */
const AddLink = ({ spec, module }: { spec: ModuleSpec; module: ModuleSettings }) =>
  canConfigure(module.state) && !isFull(module) ? (
    <Link className="btn btn-primary" to="?rule=new">
      Add {singularOf(spec)}
    </Link>
  ) : null;

interface RuleListProps extends RulesScreenProps {
  module: ModuleSettings;
  rules: readonly Rule[];
}

function RuleList({ spec, serverId, module, rules }: RuleListProps) {
  const limit = module.limit ?? 0;
  return (
    <>
      <StateNotice state={module.state} problems={module.problems} />
      {limit > 0 ? (
        <p className="plan-use">
          <meter min={0} max={limit} value={rules.length} aria-label="Used of your package" />
          {rules.length} of {limit} used.{' '}
          {isFull(module) ? (
            <Link to="/dashboard/package">A larger package allows more.</Link>
          ) : null}
        </p>
      ) : null}
      {rules.length === 0 ? (
        <EmptyState
          title={`No ${singularOf(spec)} yet`}
          action={<AddLink spec={spec} module={module} />}
        >
          {spec.purpose}
        </EmptyState>
      ) : (
        <Suspense fallback={<TableSkeleton label={`Loading: ${spec.title}`} />}>
          <RulesTable
            key={`${serverId}:${module.state}`}
            spec={spec}
            serverId={serverId}
            rules={rules}
            canChange={canConfigure(module.state)}
          />
        </Suspense>
      )}
    </>
  );
}

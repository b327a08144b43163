import { pluralOf } from '@/shared/text/language';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { useModuleQuery, useRulesQuery } from '../engine/modulesApi';
import { AddRule } from './AddRule';
import type { ListedModule } from './readyModule';
import { isWhole, RulesTable } from './RulesTable';
import { useCanConfigure } from './useCanConfigure';

interface ChildRulesProps {
  spec: ListedModule;
  serverId: string;
  /** The rule they belong to. */
  parentId: string;
}

/** The rules of another module that belong to this one, such as the quests of a category. */
export const ChildRules = (props: ChildRulesProps) => (
  <div className="child-rules">
    <h2>{props.spec.title}</h2>
    {props.spec.InParent ? <props.spec.InParent {...props} /> : <Rules {...props} />}
  </div>
);

function Rules({ spec, serverId, parentId }: ChildRulesProps) {
  const place = { serverId, slug: spec.slug };
  const module = useModuleQuery(place);
  const rules = useRulesQuery(place);
  const canChange = useCanConfigure(module.data?.state ?? '');
  const error = module.error ?? rules.error;
  const field = spec.parent?.field ?? '';
  const singular = spec.rules?.singular ?? 'rule';
  if (error) {
    return (
      <ErrorState
        message={failureText(error, `Couldn’t load ${pluralOf(singular)}.`)}
        onRetry={() => void Promise.all([module.refetch(), rules.refetch()])}
      />
    );
  }
  if (!module.data || !rules.data) return <TableSkeleton label={`Loading ${pluralOf(singular)}`} />;
  const own = rules.data.rules.filter(({ values }) => values[field] === parentId);
  return (
    <>
      <div className="child-rules__add">
        <AddRule
          spec={spec}
          serverId={serverId}
          module={module.data}
          query={{ [field]: parentId }}
        />
      </div>
      <LeftOutNote leftOut={rules.data.leftOut} />
      {own.length === 0 ? (
        rules.data.leftOut ? null : (
          <p>{`No ${pluralOf(singular)} yet.`}</p>
        )
      ) : (
        <RulesTable
          spec={spec}
          serverId={serverId}
          rules={own}
          all={rules.data.rules}
          isWhole={isWhole(rules.data)}
          canChange={canChange}
        />
      )}
    </>
  );
}

import { useRulesQuery } from '@/features/bot-modules/engine/modulesApi';
import type { Rule } from '@/features/bot-modules/engine/moduleState';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { ChangesView } from './ChangesView';
import type { HolderModule } from './holderCheck';
import { useDryRunQuery, type RulePlace } from './holderChecksApi';
import { RunNow } from './RunNow';
import { Trouble } from './Trouble';
import './holderChecks.scss';

interface DryRunTabProps extends RulePlace {
  module: HolderModule;
}

/** What a saved rule would do now, and the way to have it done. */
export function DryRunTab({ serverId, ruleId, module }: DryRunTabProps) {
  const { data, error, refetch } = useRulesQuery({ serverId, slug: module });
  const rule = data?.rules.find(({ id }) => id === ruleId);
  if (rule) return <DryRun serverId={serverId} module={module} rule={rule} />;
  if (data)
    return (
      <EmptyState title="It is not there any more">Somebody may have deleted the rule.</EmptyState>
    );
  return error ? (
    <Trouble
      error={error}
      otherwise="The rule could not be loaded."
      onRetry={() => void refetch()}
    />
  ) : (
    <FormSkeleton label="Loading the rule" />
  );
}

interface DryRunProps {
  serverId: string;
  module: HolderModule;
  rule: Rule;
}

function DryRun({ serverId, module, rule }: DryRunProps) {
  const { id: ruleId, values } = rule;
  const { data, error, isFetching, refetch } = useDryRunQuery(
    { serverId, module, ruleId, values },
    // Holdings change by themselves.
    { refetchOnMountOrArgChange: true },
  );
  if (!data)
    return error && !isFetching ? (
      <Trouble
        error={error}
        otherwise="The dry run did not come through."
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton label="Looking at every member" />
    );
  return (
    <div className="holder-checks" aria-busy={isFetching}>
      <p className="holder-checks__intro">
        This is what the rule, as it is saved, would do now. Nothing has been changed by looking.
      </p>
      <LeftOutNote leftOut={data.leftOut} />
      <RunNow
        place={{ serverId, ruleId }}
        changes={data}
        isOn={rule.enabled}
        isBusy={isFetching}
        onAgain={() => void refetch()}
      />
      <ChangesView changes={data} />
    </div>
  );
}

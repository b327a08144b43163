import { useState } from 'react';
import { useRulesQuery } from '@/features/modules/engine/modulesApi';
import type { RuleInForm } from '@/features/modules/engine/pageTabs';
import { draftAt } from '@/features/modules/screens/draftAt';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { ChangesView } from './ChangesView';
import { holderModule } from './holderCheck';
import { useHolderRulePreviewQuery } from './holderChecksApi';
import { PreviewProgress } from './PreviewProgress';
import { RunNow } from './RunNow';
import { Trouble } from './Trouble';
import './holderChecks.scss';

interface DryRunTabProps extends RuleInForm {
  /** Slug of a module with holder rules. */
  slug: string;
}

/** What a rule would do now, by what is typed where something is; and the way to have it done once it is saved. */
export function DryRunTab(props: DryRunTabProps) {
  const { serverId, ruleId, slug, draftKey, values, labelOf } = props;
  const module = holderModule(slug);
  // The tab is made anew each time it is opened, and the form keeps what is typed before that.
  const [draft] = useState(() => draftAt(draftKey));
  const isNew = ruleId === '';
  const { data: saved } = useRulesQuery({ serverId, slug: module }, { skip: isNew });
  const isOn = saved?.rules.find(({ id }) => id === ruleId)?.enabled === true;
  const { data, error, isFetching, refetch } = useHolderRulePreviewQuery(
    { serverId, module, ruleId: isNew ? undefined : ruleId, values: draft?.values ?? values },
    // Holdings change by themselves.
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching)
    return (
      <Trouble
        error={error}
        otherwise="Couldn’t preview the role changes."
        onRetry={() => void refetch()}
        labelOf={labelOf}
        leadsToForm
      />
    );
  if (!data)
    return (
      <div className="holder-checks">
        <p role="status">Checking all members…</p>
        <PreviewProgress />
        <FormSkeleton label="Checking all members" />
      </div>
    );
  const isUnsaved = isNew || draft !== null;
  return (
    <div className="holder-checks" aria-busy={isFetching}>
      <p>
        {isUnsaved
          ? 'What this rule would change now. Based on your unsaved changes.'
          : 'What this rule would change now. No roles have been changed yet.'}
      </p>
      {isFetching ? <PreviewProgress /> : null}
      <LeftOutNote leftOut={data.leftOut} />
      {isUnsaved || !isOn || data.nextCheckAt === null ? null : (
        <p>
          Next check: <TimeAgo at={data.nextCheckAt} />.
        </p>
      )}
      <RunNow
        place={{ serverId, ruleId }}
        changes={data}
        unready={
          isUnsaved
            ? 'Save the rule first to apply its role changes.'
            : isOn
              ? null
              : 'Turn the rule on first to apply its role changes.'
        }
        isBusy={isFetching}
        onAgain={() => void refetch()}
      />
      <ChangesView changes={data} />
    </div>
  );
}

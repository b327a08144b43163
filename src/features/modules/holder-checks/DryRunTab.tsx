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
        otherwise="The dry run didn’t come through."
        onRetry={() => void refetch()}
        labelOf={labelOf}
      />
    );
  if (!data)
    return (
      <div className="holder-checks">
        <p role="status">Looking at every member…</p>
        <progress className="holder-checks__progress" aria-label="Looking at every member" />
        <FormSkeleton label="Looking at every member" />
      </div>
    );
  const isUnsaved = isNew || draft !== null;
  return (
    <div className="holder-checks" aria-busy={isFetching}>
      <p>
        This is what the rule, {isUnsaved ? 'as it is typed and not yet saved' : 'as it is saved'},
        would do now. Nothing has been changed by looking.
      </p>
      {isFetching ? (
        <progress className="holder-checks__progress" aria-label="Looking at every member" />
      ) : null}
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
            ? 'Save the rule to run it: a run does what is saved.'
            : isOn
              ? null
              : 'The rule is off. Turn it on to run it.'
        }
        isBusy={isFetching}
        onAgain={() => void refetch()}
      />
      <ChangesView changes={data} />
    </div>
  );
}

import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMay } from '@/features/server/discord/useMay';
import { useRulesQuery } from '@/features/modules/engine/modulesApi';
import type { RuleInForm } from '@/features/modules/engine/pageTabs';
import { draftAt } from '@/features/modules/screens/draftAt';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { ChangesView } from './ChangesView';
import { holderModule } from './holderModules';
import { useHolderRulePreviewQuery } from './holderChecksApi';
import { PreviewProgress } from './PreviewProgress';
import { RunNow } from './RunNow';
import { Trouble } from './Trouble';
import './holderChecks.scss';

const SAVE_FIRST = 'Save the rule first to apply its role changes.';

interface DryRunTabProps extends RuleInForm {
  /** Slug of a module with holder rules. */
  slug: string;
}

/**
 * Previews the role changes of a rule, with unsaved values if there are any. Once the rule is
 * saved, they can be applied.
 */
export function DryRunTab(props: DryRunTabProps) {
  const { serverId, ruleId, slug, draftKey, values, labelOf } = props;
  const module = holderModule(slug);
  // Read once: the tab is mounted each time it is opened, and the form stores its draft before
  // that.
  const [draft] = useState(() => draftAt(draftKey));
  const isNew = ruleId === '';
  const mayChange = useMay('editor');
  const { data: saved } = useRulesQuery({ serverId, slug: module }, { skip: isNew });
  const isOn = saved?.rules.find(({ id }) => id === ruleId)?.enabled === true;
  const tried = {
    serverId,
    module,
    ruleId: isNew ? undefined : ruleId,
    values: draft?.values ?? values,
  };
  const { data, error, isFetching, refetch } = useHolderRulePreviewQuery(tried, {
    // Holdings can change at any time.
    refetchOnMountOrArgChange: true,
  });
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
        <PreviewProgress of={tried} />
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
      {isFetching ? <PreviewProgress of={tried} /> : null}
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
          isUnsaved ? SAVE_FIRST : isOn ? null : 'Turn the rule on first to apply its role changes.'
        }
        isBusy={isFetching}
        onAgain={() => void refetch()}
      />
      {isUnsaved && mayChange ? <ToForm /> : null}
      <ChangesView changes={data} />
    </div>
  );
}

/** Link to the form, which keeps unsaved values and has the save bar. */
function ToForm() {
  const [params] = useSearchParams();
  const form = new URLSearchParams(params);
  form.delete('view');
  return (
    <p>
      <Link className="btn btn-outline-secondary" to={`?${form.toString()}`}>
        Go to Edit to save
      </Link>
    </p>
  );
}

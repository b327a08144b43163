import { useState } from 'react';
import { useRulesQuery } from '@/features/modules/engine/modulesApi';
import { draftAt } from '@/features/modules/screens/draftAt';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { payingModule } from './accrual';
import { EstimateFigures } from './EstimateFigures';

interface EstimateTabProps {
  serverId: string;
  ruleId: string;
  /** Slug of a module that pays. */
  slug: string;
}

/** What a member would earn by a rule, with what is typed in its form and not saved yet. */
export function EstimateTab({ serverId, ruleId, slug }: EstimateTabProps) {
  const module = payingModule(slug);
  const { data, error, refetch } = useRulesQuery({ serverId, slug });
  // What is typed is kept until it is saved; the tab is opened anew each time.
  const [draft] = useState(() => draftAt(`${serverId}:${module}:${ruleId}`));
  const values = draft?.values ?? data?.rules.find(({ id }) => id === ruleId)?.values;
  if (values)
    return (
      <EstimateFigures
        params={{ serverId, module, ruleId }}
        values={values}
        isDraft={draft !== null}
      />
    );
  if (data) return <EmptyState title="Rule not found">It may have been deleted.</EmptyState>;
  return error ? (
    <ErrorState
      message={failureText(error, 'Couldn’t load the rule.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <FormSkeleton label="Loading the rule" />
  );
}

import { useState } from 'react';
import { useModuleQuery } from '@/features/modules/engine/modulesApi';
import { draftAt } from '@/features/modules/screens/draftAt';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { payingModule } from './accrual';
import { EstimateFigures } from './EstimateFigures';

interface SettingsEstimateProps {
  serverId: string;
  /** Slug of a module that pays. */
  slug: string;
}

/** A member's earnings under a module with a single form, using its unsaved values. */
export function SettingsEstimate({ serverId, slug }: SettingsEstimateProps) {
  const module = payingModule(slug);
  const { data, error, refetch } = useModuleQuery({ serverId, slug });
  const [draft] = useState(() => draftAt(`${serverId}:${module}`));
  const values = draft?.values ?? data?.values;
  if (values)
    return (
      <EstimateFigures params={{ serverId, module }} values={values} isDraft={draft !== null} />
    );
  if (data)
    return (
      <EmptyState title="No estimate yet">Fill in the form to see what it would pay.</EmptyState>
    );
  return error ? (
    <ErrorState
      message={failureText(error, 'Couldn’t load the settings.')}
      onRetry={() => void refetch()}
    />
  ) : (
    <FormSkeleton label="Loading the settings" />
  );
}

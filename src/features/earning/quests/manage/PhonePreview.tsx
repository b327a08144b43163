import type { StepsProps } from '@/features/modules/engine/pageTabs';
import { failureText } from '@/shared/api/queryError';
import { usePaused } from '@/shared/hooks/usePaused';
import { ErrorState } from '@/shared/ui/ErrorState';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { Inert } from './MemberPreview';
import { PreviewedQuest } from './PreviewedQuest';
import { useMemberPreviewQuery } from './questManagementApi';
import './questManagement.scss';

/** How long the values must be unchanged before the preview is refreshed, ms. */
const QUIET = 300;

/** A quest on a member's phone, using the form's current values. */
export function PhonePreview({ serverId, values }: StepsProps) {
  const typed: Record<string, unknown> = JSON.parse(usePaused(JSON.stringify(values), QUIET));
  // The previous preview stays until the next is loaded.
  const { data, error, isFetching, refetch } = useMemberPreviewQuery({
    serverId,
    values: typed,
    state: 'OPEN',
  });
  return (
    <div className="phone-preview">
      <h2>Preview</h2>
      {data ? (
        <Inert label="Member preview">
          <PreviewedQuest quest={data.quest} />
        </Inert>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the preview.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton label="Loading the preview" />
      )}
    </div>
  );
}

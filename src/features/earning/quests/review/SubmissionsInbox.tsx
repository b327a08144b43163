import { failureText, isForbidden } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { useTableState, type TableControl } from '@/shared/ui/table/useTableState';
import { ReviewersOnly } from '../QuestErrorPages';
import { INBOX_PREFIX, inboxColumns, inboxQuery, isAsAtFirst } from './inboxView';
import { InboxFilters } from './InboxFilters';
import { InboxPanes } from './InboxPanes';
import { useSubmissionsQuery } from './reviewsApi';
import './reviews.scss';

interface SubmissionsInboxProps {
  serverId: string;
  /** Restricts the list to one quest; the whole server if omitted. */
  questId?: string | undefined;
}

/** Members' submissions, to be approved or rejected. Filters, page and open submission are in the URL. */
export function SubmissionsInbox({ serverId, questId }: SubmissionsInboxProps) {
  const control = useTableState(inboxColumns, { prefix: INBOX_PREFIX });
  const { data, currentData, error, isFetching, refetch } = useSubmissionsQuery(
    inboxQuery(serverId, questId, control.state),
    { refetchOnMountOrArgChange: true },
  );
  // The previous list stays while the next is loading, and is removed if that fails.
  const page = error === undefined ? data : currentData;
  if (isForbidden(error)) return <ReviewersOnly />;
  return (
    <section className="inbox" aria-label="Submissions" aria-busy={isFetching}>
      <InboxFilters control={control} />
      {page ? (
        <InboxPanes
          key={`${serverId}:${questId ?? ''}`}
          serverId={serverId}
          questId={questId}
          page={page}
          control={control}
          empty={<Nothing control={control} />}
        />
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the submissions.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton label="Loading the submissions" />
      )}
    </section>
  );
}

function Nothing({ control: { state, change } }: { control: TableControl }) {
  if (isAsAtFirst(state)) {
    return (
      <EmptyState scene="banner" title="No submissions to review">
        Submissions for quests with manual review appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      scene="lantern"
      title="No results"
      action={
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => change({ search: '', filters: {} })}
        >
          Clear filters
        </button>
      }
    >
      Try another search or clear the filters.
    </EmptyState>
  );
}

import { isForbidden, failureText } from '@/shared/api/queryError';
import { ReviewersOnly } from '@/features/earning/quests/QuestErrorPages';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { Pager } from '@/shared/ui/table/Pager';
import { useTableState } from '@/shared/ui/table/useTableState';
import { postStates } from './post';
import { PostItem } from './PostItem';
import { usePostReviewsQuery } from './postReviewsApi';
import './posts.scss';

type State = (typeof postStates)[number];

const words: Readonly<Record<State, string>> = {
  WAITING: 'In review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};
const columns = [
  {
    id: 'state',
    header: 'Status',
    value: () => null,
    filter: postStates.map((value) => ({ value, label: words[value] })),
  },
];

interface PostReviewsProps {
  serverId: string;
  /** Of one group; all of the server without it. */
  ruleId?: string | undefined;
}

/** What members did on X for groups the team approves. State and page are in the address. */
export function PostReviews({ serverId, ruleId }: PostReviewsProps) {
  const control = useTableState(columns, { prefix: 'post-', pageSize: 10 });
  const { page, pageSize, filters } = control.state;
  const state = postStates.find((each) => each === filters['state']?.[0]) ?? 'WAITING';
  const { currentData, error, isFetching, refetch } = usePostReviewsQuery(
    { serverId, ...(ruleId === undefined ? {} : { ruleId }), state, page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  if (isForbidden(error)) return <ReviewersOnly />;
  return (
    <section className="post-desk" aria-label="Posts to review" aria-busy={isFetching}>
      <select
        className="form-select post-desk__state"
        aria-label="Status"
        value={state}
        onChange={({ target: { value } }) => control.change({ filters: { state: [value] } })}
      >
        {postStates.map((value) => (
          <option key={value} value={value}>
            {words[value]}
          </option>
        ))}
      </select>
      {currentData ? (
        <>
          <LeftOutNote leftOut={currentData.leftOut} />
          {currentData.items.length === 0 && !currentData.leftOut ? (
            <Nothing state={state} isReviewed={currentData.isReviewed} />
          ) : (
            <ul className="post-desk__items" aria-label={words[state]}>
              {currentData.items.map((post) => (
                <PostItem
                  key={post.id}
                  serverId={serverId}
                  post={post}
                  onSettled={() => void refetch()}
                />
              ))}
            </ul>
          )}
          <Pager
            label="Posts to review"
            found={currentData.total ?? currentData.items.length}
            pages={Math.max(
              1,
              Math.ceil((currentData.total ?? currentData.items.length) / pageSize),
            )}
            control={control}
          />
        </>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the posts.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton label="Loading the posts" />
      )}
    </section>
  );
}

function Nothing({ state, isReviewed }: { state: State; isReviewed: boolean }) {
  if (state !== 'WAITING')
    return (
      <EmptyState title={state === 'APPROVED' ? 'No approved posts yet' : 'No rejected posts yet'}>
        Posts your team reviews appear here.
      </EmptyState>
    );
  return isReviewed ? (
    <EmptyState scene="banner" title="No posts to review">
      Member posts on X that follow the group’s rules appear here.
    </EmptyState>
  ) : (
    <EmptyState scene="banner" title="No posts need review">
      Switch on a group that pays after team approval, and its posts appear here.
    </EmptyState>
  );
}

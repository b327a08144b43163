import { usePostReviewsQuery } from './postReviewsApi';
import '@/features/quest-reviews/reviews.scss';

/** How many posts wait for a decision; nothing where none do, or nobody may know. */
export function WaitingPosts({ serverId, ruleId }: { serverId: string; ruleId?: string }) {
  const { data } = usePostReviewsQuery({
    serverId,
    ...(ruleId === undefined ? {} : { ruleId }),
    state: 'WAITING',
    page: 1,
    pageSize: 10,
  });
  const count = data?.total ?? data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="badge text-bg-info tab-count">
      {count} <span className="visually-hidden">waiting</span>
    </span>
  );
}

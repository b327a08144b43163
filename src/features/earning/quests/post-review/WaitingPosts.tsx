import { usePostReviewsQuery } from './postReviewsApi';
import { WaitingBadge } from '@/features/earning/quests/review/WaitingBadge';

/** Number of posts in review. Renders nothing if there are none, or if the caller can't review. */
export function WaitingPosts({ serverId, ruleId }: { serverId: string; ruleId?: string }) {
  const { data } = usePostReviewsQuery({
    serverId,
    ...(ruleId === undefined ? {} : { ruleId }),
    state: 'WAITING',
    page: 1,
    pageSize: 1,
  });
  return <WaitingBadge count={data?.total ?? 0} />;
}

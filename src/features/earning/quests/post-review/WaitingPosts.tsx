import { usePostReviewsQuery } from './postReviewsApi';
import { WaitingBadge } from '@/features/earning/quests/review/WaitingBadge';

/** How many posts wait for a decision; nothing where none do, or nobody may know. */
export function WaitingPosts({ serverId, ruleId }: { serverId: string; ruleId?: string }) {
  const { data } = usePostReviewsQuery({
    serverId,
    ...(ruleId === undefined ? {} : { ruleId }),
    state: 'WAITING',
    page: 1,
    pageSize: 10,
  });
  return <WaitingBadge count={data?.total ?? data?.items.length ?? 0} />;
}

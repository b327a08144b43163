import { usePostReviewsQuery } from './postReviewsApi';
import { WaitingBadge } from '@/features/earning/quests/review/WaitingBadge';

/** How many posts wait for a decision, without reading them; nothing where none do, or nobody may know. */
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

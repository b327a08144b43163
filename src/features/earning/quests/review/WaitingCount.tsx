import { useSubmissionsQuery } from './reviewsApi';
import { WaitingBadge } from './WaitingBadge';

interface WaitingCountProps {
  serverId: string;
  questId?: string | undefined;
}

/** Number of submissions in review. Renders nothing if there are none, or if the caller can't review. */
export function WaitingCount({ serverId, questId }: WaitingCountProps) {
  const { data } = useSubmissionsQuery({
    serverId,
    ...(questId === undefined ? {} : { questId }),
    state: 'IN_REVIEW',
    page: 1,
    pageSize: 1,
  });
  return <WaitingBadge count={data?.total ?? 0} />;
}

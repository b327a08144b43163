import { useSubmissionsQuery } from './reviewsApi';
import { WaitingBadge } from './WaitingBadge';

interface WaitingCountProps {
  serverId: string;
  questId?: string | undefined;
}

/** How many wait for a decision, without reading them; nothing where none do, or nobody may know. */
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

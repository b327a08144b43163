import { useSubmissionsQuery } from './reviewsApi';
import './reviews.scss';

interface WaitingCountProps {
  serverId: string;
  questId?: string | undefined;
}

/** How many wait for a decision; nothing where none do, or nobody may know. */
export function WaitingCount({ serverId, questId }: WaitingCountProps) {
  const { data } = useSubmissionsQuery({
    serverId,
    ...(questId === undefined ? {} : { questId }),
    state: 'IN_REVIEW',
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

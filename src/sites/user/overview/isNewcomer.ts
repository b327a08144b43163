import type { MemberOverview } from '@/features/earning/member-overview/memberOverview';

/**
 * Whether a member has nothing yet that an overview could show: no completed quest, no submission in review and no
 * points. With unknown figures the answer is no.
 */
export const isNewcomer = ({
  steps,
  completed,
  inReview,
  points,
  claimable,
}: MemberOverview): boolean =>
  steps?.quest === false &&
  [completed, inReview, points].every((figure) => figure === 0) &&
  claimable.length === 0;

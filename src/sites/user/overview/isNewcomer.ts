import type { MemberOverview } from '@/features/earning/member-overview/memberOverview';

/**
 * Whether somebody has nothing yet that an overview could show: no completed quest, no submission in review and no
 * points. What is unknown makes nobody a newcomer.
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

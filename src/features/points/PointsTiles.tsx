import { Stat, Stats } from '@/shared/ui/Stat';
import type { Points } from './points';
import { pointsText } from './pointsWords';

interface PointsTilesProps {
  points: Points;
  /** As many as could be claimed at this moment; null where nobody tells. */
  claimable: number | null;
}

/** What somebody has on a server out of one way to earn. */
export const PointsTiles = ({ points, claimable }: PointsTilesProps) => (
  <Stats>
    <Stat label="Available" value={pointsText(points.available)} />
    <Stat label="Claimable now" value={pointsText(claimable)} />
    <Stat label="Today" value={pointsText(points.today)} />
    <Stat label="Last 7 days" value={pointsText(points.lastWeek)} />
    <Stat label="Lifetime" value={pointsText(points.earned)} />
    <Stat label="Locked" value={pointsText(points.locked)} />
    <Stat label="Claimed" value={pointsText(points.settled)} />
    <Stat label="Expired" value={pointsText(points.expired)} />
  </Stats>
);

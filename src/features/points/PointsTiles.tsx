import { Stat, Stats } from '@/shared/ui/Stat';
import type { Points } from './points';
import { pointsText } from './pointsWords';

/** What somebody has on a server out of one way to earn. */
export const PointsTiles = ({ points }: { points: Points }) => (
  <Stats>
    <Stat label="Available" value={pointsText(points.available)} />
    <Stat label="Earned" value={pointsText(points.earned)} />
    <Stat label="Locked" value={pointsText(points.locked)} />
    <Stat label="Claimed" value={pointsText(points.settled)} />
    <Stat label="Today" value={pointsText(points.today)} />
    <Stat label="Last 7 days" value={pointsText(points.lastWeek)} />
  </Stats>
);

import './points.scss';
import { Stat, Stats } from '@/shared/ui/Stat';
import type { Points } from './points';
import { pointsText } from './pointsText';

interface PointsTilesProps {
  points: Points;
  /** As many as could be claimed at this moment; null where nobody tells. */
  claimable: number | null;
}

/** What somebody has on a server out of one way to earn, and what has come lately. */
export const PointsTiles = ({ points, claimable }: PointsTilesProps) => (
  <div className="points-now">
    <Stats>
      <Stat label="Available" value={pointsText(points.available)} />
      <Stat label="Claimable now" value={pointsText(claimable)} />
      <Stat label="Today" value={pointsText(points.today)} />
      <Stat label="Last 7 days" value={pointsText(points.lastWeek)} />
    </Stats>
  </div>
);

/** What became of all one has ever earned there. */
export const LifetimeTiles = ({ points }: Pick<PointsTilesProps, 'points'>) => (
  <Stats>
    <Stat label="Lifetime" value={pointsText(points.earned)} />
    <Stat label="Locked" value={pointsText(points.locked)} />
    <Stat label="Claimed" value={pointsText(points.settled)} />
    <Stat label="Expired" value={pointsText(points.expired)} />
  </Stats>
);

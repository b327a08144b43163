import { pointsFacts } from '@/features/earning/how-it-works/facts';
import { HowItWorks } from '@/features/earning/how-it-works/HowItWorks';
import './points.scss';
import type { Points } from './points';
import { pointsText } from './pointsText';

interface BalanceProps {
  points: Points;
  /** The number of points claimable now; null if unknown. */
  claimable: number | null;
}

/** A member's points on a server from one way to earn: available and recently earned, with lifetime totals folded. */
export const Balance = ({ points, claimable }: BalanceProps) => (
  <div className="balance">
    <dl className="balance__figures">
      <Figure label="Available" value={points.available} />
      <Figure label="Claimable now" value={claimable} />
      <Figure label="Today" value={points.today} />
      <Figure label="Last 7 days" value={points.lastWeek} />
    </dl>
    <details>
      <summary>Lifetime points</summary>
      <dl className="balance__figures balance__figures--all">
        <Figure label="Lifetime" value={points.earned} />
        <Figure label="Locked" value={points.locked} />
        <Figure label="Claimed" value={points.settled} />
        <Figure label="Expired" value={points.expired} />
      </dl>
    </details>
    <HowItWorks summary="How points work" facts={pointsFacts} />
  </div>
);

const Figure = ({ label, value }: { label: string; value: number | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{pointsText(value)}</dd>
  </div>
);

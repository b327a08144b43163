import { Link } from 'react-router-dom';
import type { ModuleSettings } from '../engine/moduleState';

/** How many rules there are of those the package allows, and the way to more. */
export function PlanUse({ module: { used, limit } }: { module: ModuleSettings }) {
  if (used === null || limit === null || limit === 0) return null;
  return (
    <p className="plan-use">
      <meter min={0} max={limit} value={used} aria-label="Package usage" />
      {used} of {limit} used.{' '}
      {used >= limit ? <Link to="/dashboard/package">Upgrade for more</Link> : null}
    </p>
  );
}

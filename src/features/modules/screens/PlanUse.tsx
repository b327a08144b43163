import { Link } from 'react-router-dom';
import { pluralOf } from '@/shared/text/language';
import type { ModuleSettings } from '../engine/moduleState';

interface PlanUseProps {
  module: ModuleSettings;
  /** What a single rule is called: "alert". */
  singular: string;
}

/** How many rules there are of those the package allows, and the way to more. */
export function PlanUse({ module: { used, limit }, singular }: PlanUseProps) {
  if (used === null || limit === null || limit === 0) return null;
  return (
    <p className="plan-use">
      <meter min={0} max={limit} value={used} aria-label="Package usage" />
      {used} of {limit} {pluralOf(singular)} used.{' '}
      {used >= limit ? <Link to="/dashboard/package">Upgrade for more</Link> : null}
    </p>
  );
}

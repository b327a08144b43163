import { inNumbers } from '@/shared/format/numbers';
import { useId } from 'react';
import type { EarnRule } from './accrual';

/** How much of a limit is used, as a bar and in words. */
export function LimitBar({
  limit: { label, used, most },
}: {
  limit: NonNullable<EarnRule['limit']>;
}) {
  const id = useId();
  return (
    <div className="limit-bar">
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} value={Math.min(used, most)} max={Math.max(1, most)} />
      <span className="amount">
        {inNumbers(used)} of {inNumbers(most)}
      </span>
    </div>
  );
}

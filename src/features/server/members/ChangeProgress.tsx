import { inNumbers } from '@/shared/format/numbers';
import type { RoleChange } from './roleChange';

/** How far a change of a role is. */
export function ChangeProgress({ change }: { change: RoleChange }) {
  const { total, done, skipped, failed } = change;
  const through = done + skipped + failed;
  return (
    <div className="change-progress">
      <progress max={total} value={through} aria-label="Members processed" />
      <p>
        {inNumbers(through)} of {inNumbers(total)}: {inNumbers(done)} done, {inNumbers(skipped)}{' '}
        skipped, {inNumbers(failed)} failed
      </p>
    </div>
  );
}

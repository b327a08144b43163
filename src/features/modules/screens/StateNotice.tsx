import { Suspense } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { Link } from 'react-router-dom';
import type { ModuleSpec } from '../engine/defineModule';
import { useMay } from '@/features/server/discord/useMay';
import { canConfigure, isLocked, type Trouble } from '../engine/moduleState';
import type { Values } from '../common-fields/field';
import type { LockedParts } from './locked/lockedParts';

/** Until it comes, and where it doesn't, the trouble is told without the way to it. */
const TroubleLink = lazyOptional(async () => ({
  default: (await import('./TroubleLink')).TroubleLink,
}));

interface StateNoticeProps {
  spec: ModuleSpec;
  state: string;
  /** What the module is tried with where it is not in the package. */
  locked?: LockedParts | null;
  problems: readonly string[];
  /** The same with their places, where the server tells them. */
  troubles?: readonly Trouble[] | undefined;
  /** What is saved, where all of it stands in the form below. */
  values?: Values | null | undefined;
}

/** Why it does not work, or may not be changed. */
export function StateNotice(props: StateNoticeProps) {
  const { spec, state, locked, problems, troubles = [], values = null } = props;
  const isEditor = useMay('editor');
  if (locked) return <locked.Notice spec={spec} state={state} />;
  if (isLocked(state)) {
    return (
      <p className="notice">
        {state === 'LOCKED'
          ? 'Not in your package. '
          : 'Your package with this module has ended. Your settings are kept. '}
        <Link to="/dashboard/package">View packages</Link>
      </p>
    );
  }
  if (!isEditor) {
    return <p className="notice">View only. Ask an editor of this server to make changes.</p>;
  }
  if (!canConfigure(state)) {
    return (
      <p className="notice notice--warning">
        Unknown status. You can view these settings but not save them.
      </p>
    );
  }
  if (problems.length === 0) return null;
  return (
    <div className="notice notice--warning">
      <p>Needs attention:</p>
      <ul>
        {[...new Set(problems)].map((problem) => {
          const place = troubles.find(({ message }) => message === problem);
          return (
            <li key={problem}>
              {place ? (
                <Suspense fallback={problem}>
                  <TroubleLink spec={spec} trouble={place} values={values} />
                </Suspense>
              ) : (
                problem
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

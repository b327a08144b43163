import { Suspense } from 'react';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { Link } from 'react-router-dom';
import type { ModuleSpec } from '../engine/defineModule';
import { useMay } from '@/features/server/discord/useMay';
import { canConfigure, isLocked, type Trouble } from '../engine/moduleState';
import type { Values } from '../common-fields/field';
import type { LockedParts } from './locked/lockedParts';

/** While it is loading, or if that fails, the problem is shown without a link. */
const TroubleLink = lazyOptional(async () => ({
  default: (await import('./TroubleLink')).TroubleLink,
}));

interface StateNoticeProps {
  spec: ModuleSpec;
  state: string;
  /** Parts for trying a module outside of the package. */
  locked?: LockedParts | null;
  problems: readonly string[];
  /** The same with their paths, if the server sends them. */
  troubles?: readonly Trouble[] | undefined;
  /** The saved values, if the form below shows all of them. */
  values?: Values | null | undefined;
}

/** Why a module does not work, or may not be changed. */
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

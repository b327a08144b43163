import type { ModuleSpec } from '../engine/defineModule';
import { useMay } from '@/features/server/discord/useMay';
import { canConfigure, type Trouble } from '../engine/moduleState';
import type { Values } from '../common-fields/field';
import { TroubleLink } from './TroubleLink';
import { UnlockLink } from './UnlockLink';

interface StateNoticeProps {
  spec: ModuleSpec;
  state: string;
  problems: readonly string[];
  /** The same with their places, where the server tells them. */
  troubles?: readonly Trouble[] | undefined;
  /** What is saved, where all of it stands in the form below. */
  values?: Values | null | undefined;
}

/** Why it does not work, or may not be changed. */
export function StateNotice(props: StateNoticeProps) {
  const { spec, state, problems, troubles = [], values = null } = props;
  const isEditor = useMay('editor');
  if (state === 'LOCKED' || state === 'PAUSED_BY_PLAN') {
    return (
      <div className="notice notice--warning">
        <p>
          {state === 'LOCKED'
            ? 'This module isn’t in your package. Try it in the preview. To save, get a package that includes it.'
            : 'Your package with this module has ended. Your settings are kept.'}
        </p>
        <UnlockLink planItem={spec.planItem} />
      </div>
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
              {place ? <TroubleLink spec={spec} trouble={place} values={values} /> : problem}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

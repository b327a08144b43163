import { Link } from 'react-router-dom';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import type { ConditionResult } from './quest';
import { MATCH_ANYONE } from './questAvailability';
import './quests.scss';

interface ConditionsProps {
  conditions: readonly ConditionResult[];
  match: number;
}

/** The requirements of a quest, whether the member meets them, and how to fix those unmet. */
export const Conditions = ({ conditions, match }: ConditionsProps) => (
  <div className="conditions">
    {conditions.length < 2 ? null : (
      <p className="conditions__match">
        {match === MATCH_ANYONE ? 'Meet any of these:' : 'Meet all of these:'}
      </p>
    )}
    <ul>
      {conditions.map((condition) => (
        <li key={condition.id}>
          <Condition condition={condition} />
        </li>
      ))}
    </ul>
  </div>
);

function Condition({ condition }: { condition: ConditionResult }) {
  const { label, met, have, need, why, fix } = condition;
  const state = met === true ? 'met' : met === false ? 'unmet' : 'unknown';
  return (
    <>
      <p className={`conditions__label--${state}`}>
        <span className="conditions__state">{words[state]}</span> <bdi>{label}</bdi>
      </p>
      {met === true ? null : (
        <p className="conditions__why">
          {have === null || need === null ? null : (
            <>
              You have <bdi>{have}</bdi>. You need <bdi>{need}</bdi>.{' '}
            </>
          )}
          {why === null ? null : <bdi>{why}</bdi>} {fix === null ? null : <FixLink fix={fix} />}
        </p>
      )}
    </>
  );
}

const words = { met: 'Met:', unmet: 'Not met:', unknown: 'Couldn’t check:' } as const;

/** Links to the page on which an unmet requirement can be fixed. */
export const FixLink = ({ fix: { label, path } }: { fix: { label: string; path: string } }) => (
  <Link className="quest-fix" to={safeReturnPath(path, window.location.origin)}>
    {label}
  </Link>
);

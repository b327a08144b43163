import { watchedInWords } from '../engine/watchedWords';
import { useRuleActivityQuery } from '../rule-activity/ruleActivityApi';
import StartActing, { type StartActingProps } from './StartActing';

export { startActing } from './startActing';

export interface WatchedPartProps extends StartActingProps {
  /** How often its rules would have acted; of a rule its activity says so. */
  times?: number | undefined;
}

/** What would have happened while it only watched, and the button that starts acting. */
export default function WatchedPart({ times, ...button }: WatchedPartProps) {
  const { place, ruleId } = button;
  const { data } = useRuleActivityQuery(place, { skip: ruleId === undefined });
  const ofRule = data?.rules.find((rule) => rule.ruleId === ruleId)?.watched;
  const known = ruleId === undefined ? times : ofRule;
  return (
    <div className="watched">
      {typeof known === 'number' ? <span>{watchedInWords(known)}.</span> : null}
      <StartActing {...button} />
    </div>
  );
}

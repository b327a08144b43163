import { TimeAgo } from '@/shared/ui/TimeAgo';
import { wordsOf } from './activityWords';
import type { RuleActivity } from './ruleActivity';

interface RuleRunsProps {
  kind: string;
  activity: RuleActivity;
  /** Its next run is told elsewhere. */
  hasOwnNext: boolean;
}

/** When a rule runs next and when it last ran, as far as that is known. */
export function RuleRuns({ kind, activity, hasOwnNext }: RuleRunsProps) {
  const { lastAt, isUnused, nextAt } = activity;
  const { last, unused, next } = wordsOf(kind);
  return (
    <>
      {nextAt === null || hasOwnNext ? null : (
        <span>
          {next} <TimeAgo at={nextAt} />
        </span>
      )}
      {lastAt === null ? (
        isUnused && <span>{unused}</span>
      ) : (
        <span>
          {last} <TimeAgo at={lastAt} isPast />
        </span>
      )}
    </>
  );
}

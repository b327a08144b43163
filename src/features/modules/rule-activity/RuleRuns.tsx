import { plural } from '@/shared/text/language';
import { useIsAhead } from '@/shared/time/useServerNow';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { isOfRoles, membersInWords, wordsOf } from './activityWords';
import type { RuleActivity } from './ruleActivity';

interface RuleRunsProps {
  kind: string | null;
  activity: RuleActivity;
  /** Whether its next run is shown elsewhere. */
  hasOwnNext: boolean;
}

/** Whether there is anything to show about the runs of a rule. */
export const hasRuns = ({ lastAt, isUnused, nextAt, members }: RuleActivity): boolean =>
  lastAt !== null || isUnused || nextAt !== null || (members ?? 0) > 0;

/** Next and last run of a rule, and the number of members with its roles, as far as they are known. */
export function RuleRuns({ kind, activity, hasOwnNext }: RuleRunsProps) {
  const { lastAt, isUnused, nextAt } = activity;
  // A run whose time has come is shown as the last one after the list is read again.
  const isAhead = useIsAhead(nextAt === null ? null : Date.parse(nextAt));
  const { last, unused, next } = wordsOf(kind ?? '');
  const members = isOfRoles(kind) ? membersInWords(activity) : null;
  return (
    <>
      {nextAt === null || hasOwnNext || !isAhead ? null : (
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
      {members === null ? null : (
        <span>{`${members} ${plural(activity.members ?? 0, 'has', 'have')} its roles`}</span>
      )}
    </>
  );
}

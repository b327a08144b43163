import { Sparkline } from '@/shared/ui/Sparkline';
import { isOfRoles, membersInWords, weekInWords } from './activityWords';
import type { RuleActivity } from './ruleActivity';

interface RuleWeekProps {
  kind: string;
  activity: RuleActivity;
}

/** What a rule did in a week, drawn and in words, and for how many members. */
export function RuleWeek({ kind, activity }: RuleWeekProps) {
  const { week, isUnused } = activity;
  if (week === null || isUnused) return null;
  const members = isOfRoles(kind) ? null : membersInWords(activity);
  return (
    <div className="rule-week">
      <Sparkline values={week} floor={0} />
      <div className="rule-week__words">
        <span>{weekInWords(kind, week)}</span>
        {members === null ? null : <span>{members}</span>}
      </div>
    </div>
  );
}

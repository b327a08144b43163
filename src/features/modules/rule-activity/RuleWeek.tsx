import { Sparkline } from '@/shared/ui/Sparkline';
import { membersInWords, weekInWords } from './activityWords';
import type { RuleActivity } from './ruleActivity';

interface RuleWeekProps {
  kind: string | null;
  activity: RuleActivity;
}

/** What a rule did in a week, drawn and in words, and how many members that was for. */
export function RuleWeek({ kind, activity }: RuleWeekProps) {
  const { week, isUnused } = activity;
  const members = membersInWords(kind, activity);
  const shown = kind === null || isUnused ? null : week;
  if (shown === null && members === null) return null;
  return (
    <div className="rule-week">
      {shown === null ? null : <Sparkline values={shown} floor={0} />}
      <div className="rule-week__words">
        {shown === null || kind === null ? null : <span>{weekInWords(kind, shown)}</span>}
        {members === null ? null : <span>{members}</span>}
      </div>
    </div>
  );
}

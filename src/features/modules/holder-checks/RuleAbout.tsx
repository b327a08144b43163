import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { CheckedRule } from './holderCheck';

/** What the team says about a rule, and when it is checked next. */
export const RuleAbout = ({
  description,
  nextCheckAt,
}: Pick<CheckedRule, 'description' | 'nextCheckAt'>) => (
  <>
    {description === null ? null : (
      <p>
        <bdi>{description}</bdi>
      </p>
    )}
    {nextCheckAt === null ? null : (
      <p>
        Next check: <TimeAgo at={nextCheckAt} />.
      </p>
    )}
  </>
);

/** Until when a role is kept whose rule is no longer met; nothing where it stays. */
export const KeptUntil = ({ at }: { at: string | null }) =>
  at === null ? null : (
    <>
      No longer qualifies. The role will be removed <TimeAgo at={at} />.
    </>
  );

import { failureText } from '@/shared/api/queryError';
import { roughDuration } from '@/shared/time/roughDuration';
import { SECOND } from '@/shared/time/durations';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { FormSkeleton } from '@/shared/ui/skeletons';
import type { RoleAction, RoleDryRun } from './roleChange';

interface DryRunViewProps {
  action: RoleAction;
  /** Undefined while it is not known. */
  run: RoleDryRun | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What a change of a role would do: how many, who is left as they are and why. */
export function DryRunView({ action, run, error, onRetry }: DryRunViewProps) {
  if (!run)
    return error === undefined ? (
      <FormSkeleton label="Checking each member" count={2} />
    ) : (
      <ErrorState message={failureText(error, 'Couldn’t preview the changes.')} onRetry={onRetry} />
    );
  const { problem, total, members, skipped, byRules, seconds } = run;
  if (problem !== null)
    return (
      <p className="notice notice--warning" role="status">
        {problem}
      </p>
    );
  return (
    <div className="dry-run-view" role="status">
      <LeftOutNote leftOut={run.leftOut} />
      <p className="dry-run-view__total">
        <strong>
          {action === 'GIVE' ? '+' : '−'}
          {inNumbers(total)}
        </strong>{' '}
        {total > 0
          ? action === 'GIVE'
            ? `get the role, in about ${roughDuration(seconds * SECOND)}`
            : `lose the role, in about ${roughDuration(seconds * SECOND)}`
          : action === 'GIVE'
            ? 'get the role'
            : 'lose the role'}
      </p>
      <Named
        title={action === 'GIVE' ? 'Members who get the role' : 'Members who lose the role'}
        total={total}
        people={members}
      />
      {skipped.map(({ reason, total: many, members: people }) => (
        <Named key={reason} title={reason} total={many} people={people} />
      ))}
      {byRules > 0 ? (
        <p>
          {counted(byRules, 'member')} got the role from a rule, which gives it back at the next
          check.
        </p>
      ) : null}
    </div>
  );
}

interface NamedProps {
  title: string;
  total: number;
  people: RoleDryRun['members'];
}

function Named({ title, total, people }: NamedProps) {
  if (total === 0) return null;
  return (
    <details>
      <summary>
        {title} <span className="amount">{inNumbers(total)}</span>
      </summary>
      <ul>
        {people.map(({ id, name, username, picture }) => (
          <li key={id}>
            <MemberName name={name} username={username} picture={picture} />
          </li>
        ))}
        {total > people.length ? <li>and {inNumbers(total - people.length)} more</li> : null}
      </ul>
    </details>
  );
}

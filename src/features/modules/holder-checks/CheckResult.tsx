import { EmptyState } from '@/shared/ui/EmptyState';
import { MemberName } from '@/shared/ui/names/MemberName';
import { CheckedRulePanel } from './CheckedRulePanel';
import type { HolderCheck } from './holderCheck';

/** Whom was found, the roles that came from rules, and how each rule came out. */
export function CheckResult({ check }: { check: HolderCheck }) {
  const { found, message, member, roles, rules } = check;
  if (found !== 'MEMBER' && found !== 'WALLET')
    return (
      <EmptyState scene="lantern" title="No match found">
        {message ?? 'Check the username or address.'}
      </EmptyState>
    );
  return (
    <section className="holder-checks" aria-label="Check result">
      {member === null ? null : (
        <p>
          <MemberName name={member.name} username={member.username} picture={member.picture} />
        </p>
      )}
      {message === null ? null : <p>{message}</p>}
      {found === 'MEMBER' ? (
        <p>
          {roles.length === 0 ? (
            'No roles from rules.'
          ) : (
            <>
              Roles from rules: <bdi translate="no">{roles.map(({ name }) => name).join(', ')}</bdi>
            </>
          )}
        </p>
      ) : null}
      {rules.length === 0 ? (
        <EmptyState title="No holder rules yet">Add a rule to check who qualifies.</EmptyState>
      ) : (
        rules.map((rule) => <CheckedRulePanel key={rule.id} rule={rule} />)
      )}
    </section>
  );
}

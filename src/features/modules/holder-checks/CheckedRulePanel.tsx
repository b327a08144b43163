import { useId } from 'react';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { CheckedRule } from './holderCheck';
import { KeptUntil, RuleAbout } from './RuleAbout';
import { metInWords, outcomeColours, outcomeOf, roleInWords, verdictInWords } from './outcome';

/** Result of one rule: each condition with actual and required values, and the rule's roles. */
export function CheckedRulePanel({ rule }: { rule: CheckedRule }) {
  const id = useId();
  const { name, description, isOn, nextCheckAt, match, qualifies, note, roles, conditions } = rule;
  return (
    <section className="panel checked-rule" aria-labelledby={id}>
      <div className="checked-rule__head">
        <h2 id={id}>
          <bdi>{name}</bdi>
        </h2>
        <StatusBadge
          status={outcomeOf(qualifies)}
          label={verdictInWords(qualifies)}
          colours={outcomeColours}
        />
      </div>
      <RuleAbout description={description} nextCheckAt={nextCheckAt} />
      {isOn ? null : <p>This rule is off and doesn’t change roles.</p>}
      {note === null ? null : (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      <LeftOutNote leftOut={rule.leftOut} />
      {conditions.length > 1 ? (
        <p>{match === 1 ? 'Meets any of these:' : 'Meets all of these:'}</p>
      ) : null}
      <ul className="checked-rule__rows">
        {conditions.map(({ id: key, label, met, have, need, why }) => (
          <li key={key}>
            <StatusBadge status={outcomeOf(met)} label={metInWords(met)} colours={outcomeColours} />
            <span>
              <bdi>{label}</bdi>
              <small>
                {have === null ? '' : `Has ${have}. `}
                {need === null ? '' : `Needs ${need}. `}
                {met === true ? '' : why}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <ul className="checked-rule__roles" aria-label="Roles">
        {roles.map((role) => (
          <li key={role.id}>
            <bdi translate="no">{role.name}</bdi>
            <small>
              {roleInWords(role, rule)} <KeptUntil at={role.keptUntil} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

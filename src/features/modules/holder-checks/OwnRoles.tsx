import { useId } from 'react';
import { Conditions } from '@/features/earning/quests/Conditions';
import { failureText } from '@/shared/api/queryError';
import { ServerPicture } from '@/shared/art/pictures';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { CheckedRule, OwnServer } from './holderCheck';
import { useMyHolderRolesQuery } from './holderChecksApi';
import { KeptUntil, RuleAbout } from './RuleAbout';
import { outcomeColours, outcomeOf, verdictInWords } from './outcome';
import { qualifiesByAny, rulesByRole, type RoleRules } from './rulesByRole';
import './holderChecks.scss';

/** The roles one's wallets give on each server, and why others do not come. */
export function OwnRoles() {
  const id = useId();
  const { data, error, refetch } = useMyHolderRolesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="holder-checks own-roles__all" aria-labelledby={id}>
      <h2 id={id}>Roles from your wallets</h2>
      <LeftOutNote leftOut={data?.leftOut} />
      {data ? (
        data.servers.length === 0 && !data.leftOut ? (
          <p>None of your servers give roles for wallet holdings.</p>
        ) : (
          data.servers.map((server) => <Server key={server.id} server={server} />)
        )
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your roles.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading your roles" count={1} />
      )}
    </section>
  );
}

function Server({ server: { name, picture, rules, leftOut } }: { server: OwnServer }) {
  const id = useId();
  return (
    <section className="panel own-roles" aria-labelledby={id}>
      <h3 id={id}>
        <ServerPicture src={picture} name={name} size={32} /> <bdi translate="no">{name}</bdi>
      </h3>
      <LeftOutNote leftOut={leftOut} />
      <ul className="own-roles__rules">
        {rulesByRole(rules).map((group) => (
          <li key={group.id}>
            <OwnRole group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A role, whether one has it, and the rules that give it. */
export function OwnRole({ group: { role, rules } }: { group: RoleRules }) {
  const isOnly = rules.length === 1;
  const isToldEach = howsOf(rules).length > 1;
  const qualifies = qualifiesByAny(rules);
  // A rule that is met keeps the role another one would take.
  const keptUntil =
    qualifies === true ? undefined : rules.map(({ given }) => given?.keptUntil).find(Boolean);
  return (
    <>
      <p className="own-roles__name">
        <strong>
          <bdi translate={role === null ? undefined : 'no'}>{role ?? rules[0]?.name}</bdi>
        </strong>
        <Verdict qualifies={qualifies} />
      </p>
      <p className="own-roles__standing">
        {standingInWords(rules, qualifies)} <KeptUntil at={keptUntil ?? null} />
      </p>
      {isOnly ? (
        rules.map((rule) => <RuleDetails key={rule.id} rule={rule} />)
      ) : (
        <>
          <p>Meet any of these {rules.length} rules:</p>
          <ul className="own-roles__rules">
            {rules.map((rule) => (
              <li key={rule.id}>
                <p className="own-roles__name">
                  <bdi>{rule.name}</bdi>
                  <Verdict qualifies={rule.qualifies} />
                </p>
                {isToldEach ? <p className="own-roles__standing">{rule.given?.how}</p> : null}
                <RuleDetails rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const Verdict = ({ qualifies }: Pick<CheckedRule, 'qualifies'>) => (
  <StatusBadge
    status={outcomeOf(qualifies)}
    label={verdictInWords(qualifies)}
    colours={outcomeColours}
  />
);

const RuleDetails = ({
  rule: { description, nextCheckAt, note, leftOut, conditions, match },
}: {
  rule: CheckedRule;
}) => (
  <>
    <RuleAbout description={description} nextCheckAt={nextCheckAt} />
    {note === null ? null : (
      <p>
        <bdi>{note}</bdi>
      </p>
    )}
    <LeftOutNote leftOut={leftOut} />
    <Conditions conditions={conditions} match={match} />
  </>
);

/** Where a role came from, in the words of each rule: "Given by this rule." */
const howsOf = (rules: RoleRules['rules']) => [
  ...new Set(rules.flatMap(({ given }) => given?.how ?? [])),
];

/** Whether one has a role, and why. */
function standingInWords(rules: RoleRules['rules'], qualifies: boolean | null): string {
  const of = rules.length === 1 ? `Rule “${rules[0]?.name ?? ''}”. ` : '';
  const held = rules.filter(({ given }) => given?.held === true);
  const hows = howsOf(held);
  if (held.length > 0)
    return `${of}You have this role. ${hows.length === 1 ? hows.join('') : ''}`.trim();
  return qualifies === true
    ? `${of}You qualify. You’ll get the role at the next check.`
    : `${of}You don’t have this role.`;
}

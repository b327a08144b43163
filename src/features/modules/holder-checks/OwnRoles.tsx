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
        {rules.map((rule) => (
          <li key={rule.id}>
            <OwnRule rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A rule of a server, and why one has its roles or has not. */
export function OwnRule({ rule }: { rule: CheckedRule }) {
  const { name, description, nextCheckAt, qualifies, note, roles, conditions, match, leftOut } =
    rule;
  // The roles of a rule are lost together.
  const keptUntil = roles.find((role) => role.keptUntil !== null)?.keptUntil ?? null;
  return (
    <>
      <p className="own-roles__name">
        <strong>
          <bdi translate={roles.length === 0 ? undefined : 'no'}>
            {roles.map((role) => role.name).join(', ') || name}
          </bdi>
        </strong>
        <StatusBadge
          status={outcomeOf(qualifies)}
          label={verdictInWords(qualifies)}
          colours={outcomeColours}
        />
      </p>
      <p className="own-roles__standing">
        {standingInWords(rule)} <KeptUntil at={keptUntil} />
      </p>
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
}

/** Whether one has the roles of a rule, and why. */
function standingInWords({ roles, qualifies, name }: CheckedRule): string {
  const held = roles.filter((role) => role.held === true);
  const because = [...new Set(held.map(({ how }) => how).filter((how) => how !== null))].join(' ');
  if (held.length > 0) return `Rule “${name}”. You have this role. ${because}`.trim();
  return qualifies === true
    ? `Rule “${name}”. You qualify. You’ll get the role at the next check.`
    : `Rule “${name}”. You don’t have this role.`;
}

import { RoleDot } from '@/features/server/discord/RoleNames';
import { CheckedRulePanel } from '@/features/modules/holder-checks/CheckedRulePanel';
import '@/features/modules/holder-checks/holderChecks.scss';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { MemberRoles } from './memberDetail';
import { useMemberRolesQuery, type MemberParams } from './memberApi';

/** The roles of a member and where each came from; of the others, why they do not have them. */
export default function RolesTab({ place }: { place: MemberParams }) {
  const { currentData, error, isFetching, refetch } = useMemberRolesQuery(place, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData) {
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the roles.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading the roles" count={4} />
    );
  }
  const { rules, leftOut } = currentData;
  return (
    <div className="member-roles">
      <LeftOutNote leftOut={leftOut} />
      <Held roles={currentData.held} />
      <Missing roles={currentData.missing} />
      {rules.length === 0 ? null : (
        <section aria-labelledby="member-rules" className="holder-checks">
          <h2 id="member-rules">Holder rules, condition by condition</h2>
          {rules.map((rule) => (
            <CheckedRulePanel key={rule.id} rule={rule} />
          ))}
        </section>
      )}
    </div>
  );
}

const Held = ({ roles }: { roles: MemberRoles['held'] }) => (
  <section aria-labelledby="member-held">
    <h2 id="member-held">Roles</h2>
    {roles.length === 0 ? (
      <p>None.</p>
    ) : (
      <ul className="role-rows">
        {roles.map((role) => (
          <li key={role.id}>
            <strong>
              <RoleDot role={role} />
              <bdi translate="no">{role.name}</bdi>
            </strong>
            <span>
              <bdi>{role.how}</bdi>{' '}
              {role.at === null ? null : (
                <small>
                  Since <TimeAgo at={role.at} />
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Missing = ({ roles }: { roles: MemberRoles['missing'] }) => (
  <section aria-labelledby="member-missing">
    <h2 id="member-missing">Why a role is missing</h2>
    {roles.length === 0 ? (
      <p>This member has every role your rules can give.</p>
    ) : (
      <ul className="role-rows">
        {roles.map((role) => (
          <li key={role.id}>
            <strong>
              <RoleDot role={role} />
              <bdi translate="no">{role.name}</bdi>
            </strong>
            <ul>
              {role.reasons.map((reason) => (
                <li key={reason}>
                  <bdi>{reason}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    )}
  </section>
);

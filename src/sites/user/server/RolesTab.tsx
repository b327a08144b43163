import { Link } from 'react-router-dom';
import '@/features/modules/holder-checks/holderChecks.scss';
import { useMyHolderRolesQuery } from '@/features/modules/holder-checks/holderChecksApi';
import { OwnRole } from '@/features/modules/holder-checks/OwnRoles';
import { rulesByRole } from '@/features/modules/holder-checks/rulesByRole';
import type { ServerPage } from '@/features/server/memberships/membership';
import { Recheck } from '@/features/server/memberships/Recheck';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton } from '@/shared/ui/skeletons';

interface RolesTabProps {
  server: ServerPage['server'];
  recheckAt: string | null;
}

/**
 * The roles that holdings give on a server: the held and required amount of each condition, and a button to check now.
 */
export default function RolesTab({ server, recheckAt }: RolesTabProps) {
  const { data, error, isFetching, refetch } = useMyHolderRolesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load your roles.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading your roles" count={2} />
    );
  const own = data.servers.find(({ id }) => id === server.id);
  if (!own || (own.rules.length === 0 && !own.leftOut))
    return (
      <>
        <LeftOutNote leftOut={data.leftOut} />
        <EmptyState title="No holder roles">
          This server doesn’t give roles for wallet assets.
        </EmptyState>
      </>
    );
  return (
    <>
      <Recheck slug={server.slug} from={recheckAt} />
      <LeftOutNote leftOut={own.leftOut} />
      <ul className="own-roles__rules server-rules">
        {rulesByRole(own.rules).map((group) => (
          <li key={group.id} className="panel">
            <OwnRole group={group} />
          </li>
        ))}
      </ul>
      <p className="fine-print">
        All your <Link to="/dashboard/profile/wallets">linked wallets</Link> count together.
        Checking moves nothing and costs nothing.
      </p>
    </>
  );
}

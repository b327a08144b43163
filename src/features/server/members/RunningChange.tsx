import { Link, useSearchParams } from 'react-router-dom';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { ChangeProgress } from './ChangeProgress';
import { changeText } from './changeWords';
import { useBulkRoleChangesQuery } from './roleChangesApi';
import { withChange } from './paths';
import { listBulkRoleChanges } from './roleEndpoints';

/** The change of roles that runs on a server now, with how far it is. Nothing while none does. */
export function RunningChange({ serverId }: { serverId: string }) {
  const [params] = useSearchParams();
  const { data, refetch } = useBulkRoleChangesQuery({ serverId, page: 1, pageSize: 1 });
  const change = data?.items.find(({ state }) => state === 'RUNNING');
  usePolling(refetch, listBulkRoleChanges.polledEvery * SECOND, change !== undefined);
  if (!change) return null;
  return (
    <section className="notice running-change" aria-label="Roles are being changed">
      <p>
        <Link to={`?${withChange(params, change.id).toString()}`} preventScrollReset>
          <bdi>{changeText(change)}</bdi>
        </Link>{' '}
        is running.
      </p>
      <ChangeProgress change={change} />
    </section>
  );
}

import { Link, useSearchParams } from 'react-router-dom';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { PagedRows } from '@/shared/ui/table/PagedRows';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { EmptyState } from '@/shared/ui/EmptyState';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn } from '@/shared/ui/table/column';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { CHANGE_COLOURS, changeStateText, changeText } from './changeWords';
import { useBulkRoleChangesQuery } from './roleChangesApi';
import { CHANGE_PARAM, withChange } from './paths';
import type { RoleChange } from './roleChange';
import { RoleChangePage } from './RoleChangePage';
import { listBulkRoleChanges } from './roleEndpoints';

const NO_COLUMNS: readonly DataColumn<never>[] = [];

interface RoleChangesProps {
  serverId: string;
  /** Those who may only look stop nothing. */
  mayChange: boolean;
}

/** Changes of roles for many, or the one the address names. */
export default function RoleChanges(props: RoleChangesProps) {
  const [params] = useSearchParams();
  const changeId = params.get(CHANGE_PARAM);
  return changeId === null ? (
    <ChangeList {...props} />
  ) : (
    <RoleChangePage key={changeId} {...props} changeId={changeId} />
  );
}

function ChangeLink({ change }: { change: RoleChange }) {
  const [params] = useSearchParams();
  return (
    <Link to={`?${withChange(params, change.id).toString()}`} preventScrollReset>
      <bdi>{changeText(change)}</bdi>
    </Link>
  );
}

function ChangeList({ serverId }: RoleChangesProps) {
  const control = useTableState(NO_COLUMNS, { prefix: 'changes-' });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = useBulkRoleChangesQuery(
    { serverId, page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  usePolling(
    refetch,
    listBulkRoleChanges.polledEvery * SECOND,
    data?.items.some(({ state }) => state === 'RUNNING') ?? false,
  );
  return (
    <PagedRows
      label="Bulk role changes"
      columns={['Change', 'Status', 'Done', 'Failed', 'Started by', 'Date']}
      page={data}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      control={control}
      empty={
        <EmptyState scene="chest" title="No bulk role changes yet">
          Select members in the list to give or remove roles in bulk.
        </EmptyState>
      }
    >
      {(change) => (
        <FoldingRow key={change.id} name={changeText(change)}>
          <td data-label="Change" data-phone="name">
            <ChangeLink change={change} />
          </td>
          <td data-label="Status" data-phone="second">
            <StatusBadge
              status={change.state}
              label={changeStateText(change.state)}
              colours={CHANGE_COLOURS}
            />
          </td>
          <td data-label="Done" data-phone="lead" className="amount">
            {change.done} of {change.total}
          </td>
          <td data-label="Failed" className="amount">
            {change.failed}
          </td>
          <td data-label="Started by">
            <bdi translate={change.by ? 'no' : undefined}>{change.by ?? FORMER_MEMBER}</bdi>
          </td>
          <td data-label="Date" data-phone="end">
            {change.at === null ? '–' : <TimeAgo at={change.at} />}
          </td>
        </FoldingRow>
      )}
    </PagedRows>
  );
}

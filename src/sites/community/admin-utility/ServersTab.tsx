import { useMemo, useState } from 'react';
import { listStaffServers } from '@/features/staff/resyncEndpoints';
import type { StaffServer } from '@/features/staff/resync';
import { useStaffServersQuery, useStartResyncMutation } from '@/features/staff/resyncsApi';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { inNumbers } from '@/shared/format/numbers';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { Resyncs } from './Resyncs';

const NONE: readonly StaffServer[] = [];
const idOf = ({ id }: StaffServer) => id;

const columnsFor = (onAsk: (server: StaffServer) => void): readonly DataColumn<StaffServer>[] => [
  {
    id: 'name',
    header: 'Server',
    value: ({ name }) => name,
    cell: ({ name }) => <bdi translate="no">{name}</bdi>,
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'members',
    header: 'Members',
    value: ({ members }) => members,
    cell: ({ members }) => inNumbers(members),
    isNumber: true,
    isUnsortable: true,
  },
  {
    id: 'read',
    header: 'Last re-sync',
    value: ({ readAt }) => readAt,
    cell: ({ readAt }) => (readAt === null ? 'Never' : <TimeAgo at={readAt} />),
    isUnsortable: true,
  },
  {
    id: 'resync',
    header: 'Re-sync',
    value: () => null,
    cell: (server) => <Start server={server} onAsk={onAsk} />,
    isUnsortable: true,
    isNotExported: true,
  },
];

function Start({ server, onAsk }: { server: StaffServer; onAsk: (server: StaffServer) => void }) {
  if (!server.hasBot) return <>Bot not on this server</>;
  if (server.isRunning) return <>Re-syncing</>;
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      aria-label={`Re-sync ${server.name}`}
      onClick={() => onAsk(server)}
    >
      Re-sync
    </button>
  );
}

/** Every server, each of which can be re-synced with Discord (docs/product/staff.md). */
export default function ServersTab() {
  const [asked, setAsked] = useState<StaffServer | null>(null);
  const columns = useMemo(() => columnsFor(setAsked), []);
  const control = useTableState(columns, { pageSize: 10 });
  const { page, pageSize, search } = control.state;
  const narrowed = search === '' ? {} : { search };
  const { data, error, isFetching, refetch } = useStaffServersQuery(
    { page, pageSize, ...narrowed },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="admin-utility">
      <Resyncs onEnd={() => void refetch()}>
        <section className="admin-utility" aria-labelledby="servers-all">
          <h2 id="servers-all">Servers</h2>
          <LeftOutNote leftOut={data?.leftOut} />
          <DataTable
            label="Servers"
            columns={columns}
            rows={data?.items ?? NONE}
            getRowId={idOf}
            control={control}
            total={data?.total ?? 0}
            exportName="servers"
            readAll={(signal) =>
              readPages(
                (at) => request(listStaffServers, { query: { ...at, ...narrowed } }, signal),
                {
                  keyOf: idOf,
                  signal,
                },
              )
            }
            isLoading={isFetching && !data}
            error={error && !data ? failureText(error, 'Couldn’t load the servers.') : null}
            onRetry={() => void refetch()}
            empty={
              <EmptyState title="No servers yet">Servers that add the bot appear here.</EmptyState>
            }
          />
        </section>
      </Resyncs>
      <Question server={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function Question({ server, onClose }: { server: StaffServer | null; onClose: () => void }) {
  const [start, { isLoading }] = useStartResyncMutation();
  const run = async () => {
    if (!server) return;
    const result = await resultOf(start(server.id).unwrap());
    onClose();
    if (!result.success) notify('error', result.message);
    else notify('success', `Re-syncing ${server.name}. Progress is shown at the top.`);
  };
  return (
    <ConfirmDialog
      isOpen={server !== null}
      title={`Re-sync ${server?.name ?? ''}?`}
      confirmLabel="Re-sync server"
      isWanted
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>
        Reads roles, channels and members from Discord again and corrects outdated data. No roles
        are given.
      </p>
    </ConfirmDialog>
  );
}

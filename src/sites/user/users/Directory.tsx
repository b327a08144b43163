import { Link } from 'react-router-dom';
import type { DirectoryPerson } from '@/features/identity/profiles/directory';
import { useDirectoryQuery } from '@/features/identity/profiles/profilesApi';
import { failureText } from '@/shared/api/queryError';
import { dayText } from '@/shared/format/times';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';

const columns: readonly DataColumn<DirectoryPerson>[] = [
  {
    id: 'name',
    header: 'Member',
    value: ({ name }) => name,
    isRowHeader: true,
    cell: ({ name, username, picture, isMe }) => (
      <span className="name">
        <MemberName
          name={name}
          username={username}
          picture={picture}
          to={`/dashboard/user/${encodeURIComponent(username)}`}
        />
        {isMe ? <span className="badge tag">You</span> : null}
      </span>
    ),
  },
  {
    id: 'servers',
    header: 'Servers in common',
    value: ({ servers }) => servers.map(({ name }) => name).join(', '),
    isUnsortable: true,
    phone: 'rest',
  },
  {
    id: 'joinedAt',
    header: 'Member since',
    value: ({ joinedAt }) => joinedAt,
    cell: ({ joinedAt }) => (joinedAt === null ? '–' : dayText(Date.parse(joinedAt))),
    phone: 'rest',
  },
];
const NONE: readonly never[] = [];
const idOf = ({ username }: DirectoryPerson) => username;

/** People of one's servers who let themselves be seen. */
export default function Directory() {
  const control = useTableState(columns, { sort: 'name', prefix: 'people-' });
  const { data, error, isFetching, refetch } = useDirectoryQuery(control.query, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Members"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        isLoading={isFetching}
        error={
          error && !isFetching && !data ? failureText(error, 'Couldn’t load the members.') : null
        }
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            scene="lantern"
            title="No members to show"
            action={
              <Link className="btn btn-outline-secondary" to="/dashboard/servers">
                Your servers
              </Link>
            }
          >
            Members of your servers with visible profiles appear here.
          </EmptyState>
        }
      />
      {data ? (
        <p className="fine-print">
          Hidden members aren’t listed. <Link to="/dashboard/settings/profile">What you show</Link>
        </p>
      ) : null}
    </>
  );
}

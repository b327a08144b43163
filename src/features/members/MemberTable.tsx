import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Forbidden, isForbidden } from '@/features/deliveries/Forbidden';
import { failureText } from '@/shared/api/failureText';
import { usePreferences } from '@/shared/format/usePreferences';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { Member } from './member';
import './members.scss';
import { useMembersQuery } from './membersApi';
import { askedAt, DEFAULTS } from './membersAsked';
import { useMemberColumns } from './useMemberColumns';

const idOf = ({ id }: Member) => id;
const NONE: readonly never[] = [];

/** The members of a server, as the address narrows and sorts them. */
export function MemberTable({ serverId }: { serverId: string }) {
  const [params] = useSearchParams();
  const asked = useMemo(() => askedAt(serverId, params), [serverId, params]);
  const { data, currentData, error, isFetching, refetch } = useMembersQuery(asked);
  // Numbers and times are drawn again when one chooses to read them otherwise.
  usePreferences();
  const columns = useMemberColumns(params, data?.assets);
  const control = useTableState(columns, DEFAULTS);
  if (isForbidden(error)) return <Forbidden error={error} />;
  return (
    <>
      <LeftOutNote leftOut={currentData?.leftOut} />
      <DataTable
        label="Members"
        columns={columns}
        rows={data?.items ?? NONE}
        total={data === undefined ? 0 : (data.total ?? data.items.length)}
        getRowId={idOf}
        control={control}
        isLoading={isFetching}
        error={
          error && !isFetching && !currentData
            ? failureText(error, 'The members could not be loaded.')
            : null
        }
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No members yet">
            Who joins the server on Discord is listed here.
          </EmptyState>
        }
      />
    </>
  );
}

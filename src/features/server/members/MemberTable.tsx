import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isForbidden, failureText } from '@/shared/api/queryError';
import { Forbidden } from '@/shared/ui/Forbidden';
import { usePreferences } from '@/shared/format/displayPreferences';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { Member } from './member';
import './members.scss';
import { MemberActions } from './MemberActions';
import { useMembersQuery } from './membersApi';
import { membersQueryAt, DEFAULTS, filtersIn } from './membersQuery';
import { withChange } from './paths';
import type { Target } from './RoleChangeDialog';
import { useMemberColumns } from './useMemberColumns';

/** Loaded on demand. */
const RoleChangeDialog = lazyOnDemand(() => import('./RoleChangeDialog'));

const idOf = ({ id }: Member) => id;
const NONE: readonly never[] = [];

interface MemberTableProps {
  serverId: string;
  /** Viewers can change and export nothing. */
  mayChange: boolean;
}

/** The members of a server, filtered and sorted by the URL. */
export function MemberTable({ serverId, mayChange }: MemberTableProps) {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => membersQueryAt(serverId, params), [serverId, params]);
  const { data: latest, currentData, error, isFetching, refetch } = useMembersQuery(asked);
  // A hundred new rows are rendered in the background, so that the page stays responsive.
  const data = useDeferredValue(latest);
  const [chosen, setChosen] = useState<{ target: Target; count: number } | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // Re-renders numbers and times when the user changes their formats.
  usePreferences();
  const columns = useMemberColumns(params, data?.assets);
  const control = useTableState(columns, DEFAULTS);
  const open = (target: Target, count: number) => {
    setWasOpened(true);
    setChosen({ target, count });
  };
  if (isForbidden(error)) return <Forbidden error={error} />;
  const total = data === undefined ? 0 : (data.total ?? data.items.length);
  return (
    <>
      <LeftOutNote leftOut={currentData?.leftOut} />
      {mayChange && total > 0 ? (
        <MemberActions
          asked={asked}
          total={total}
          onChangeRoles={() => open({ filters: filtersIn(asked) }, total)}
        />
      ) : null}
      <DataTable
        label="Members"
        columns={columns}
        rows={data?.items ?? NONE}
        total={total}
        getRowId={idOf}
        control={control}
        {...(mayChange
          ? {
              bulkActions: [
                {
                  label: 'Change roles…',
                  run: (rows: Member[]) => open({ members: rows.map(idOf) }, rows.length),
                },
              ],
            }
          : {})}
        isLoading={isFetching || data !== latest}
        error={
          error && !isFetching && !currentData
            ? failureText(error, 'Couldn’t load the members.')
            : null
        }
        onRetry={() => void refetch()}
        empty={
          <EmptyState scene="gate" title="No members yet">
            New members appear here as they join your Discord server.
          </EmptyState>
        }
      />
      {wasOpened ? (
        <Suspense>
          <RoleChangeDialog
            serverId={serverId}
            target={chosen?.target ?? null}
            count={chosen?.count ?? 0}
            onClose={() => setChosen(null)}
            onStarted={(changeId) => {
              setChosen(null);
              setParams((before) => withChange(before, changeId));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

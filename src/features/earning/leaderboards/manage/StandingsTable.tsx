import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { BoardChooser } from '../BoardChooser';
import { TIES, windowNotes } from '../boardWords';
import type { Standing } from '../standing';
import { useBoardChoice } from '../useBoardChoice';
import './manage.scss';
import { useStandingsQuery } from './manageApi';
import { columnsFor, standingColumns } from './standingColumns';

/** Loaded on demand. */
const StandingDrawer = lazyOnDemand(() => import('./StandingDrawer'));
const SeasonLine = lazy(async () => ({ default: (await import('../SeasonLine')).SeasonLine }));

const idOf = ({ id }: Standing) => id;
const NONE: readonly never[] = [];
/** URL parameter of the member whose points are shown beside the table. */
const MEMBER_PARAM = 'member';

interface StandingsTableProps {
  serverId: string;
  canChange: boolean;
}

/** Members of a server by their points; filters, sorting and page are in the URL. */
export function StandingsTable({ serverId, canChange }: StandingsTableProps) {
  const control = useTableState(standingColumns);
  const { choice, change } = useBoardChoice('WEEK');
  const { data, error, isFetching, refetch } = useStandingsQuery({
    serverId,
    ...choice,
    ...control.query,
  });
  const [params, setParams] = useSearchParams();
  const columns = useMemo(
    () =>
      columnsFor(choice.window, (id) =>
        setParams((before) => withMember(before, id), { preventScrollReset: true }),
      ),
    [choice.window, setParams],
  );
  const season = data?.season ?? null;
  const memberId = params.get(MEMBER_PARAM);
  const [wasOpened, setWasOpened] = useState(memberId !== null);
  if (memberId !== null && !wasOpened) setWasOpened(true);
  return (
    <>
      <BoardChooser
        choice={choice}
        change={change}
        seasons={data?.seasons ?? NONE}
        shown={season}
      />
      {data && season ? (
        <Suspense>
          <SeasonLine season={season} />
        </Suspense>
      ) : null}
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Leaderboard"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        isLoading={isFetching}
        error={
          error && !isFetching && !data
            ? failureText(error, 'Couldn’t load the leaderboard.')
            : null
        }
        onRetry={() => void refetch()}
        empty={
          choice.window === 'SEASON' && season === null ? (
            <EmptyState scene="podium" title="No seasons yet">
              Add a season under Seasons. Ranks appear here once it starts.
            </EmptyState>
          ) : (
            <EmptyState scene="podium" title="No points in this period">
              Members who earn points appear here, highest first.
            </EmptyState>
          )
        }
      />
      <p className="fine-print">
        {windowNotes[choice.window]} {TIES}
      </p>
      {wasOpened ? (
        <Suspense>
          <StandingDrawer
            context={{ serverId, ...choice }}
            memberId={memberId}
            canChange={canChange}
            onClose={() =>
              setParams((before) => withMember(before, null), { preventScrollReset: true })
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}

function withMember(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(MEMBER_PARAM);
  else next.set(MEMBER_PARAM, id);
  return next;
}

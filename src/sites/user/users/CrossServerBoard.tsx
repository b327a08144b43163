import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { TIES, windowNotes } from '@/features/earning/leaderboards/boardWords';
import {
  crossServerWindows,
  type CrossServerBoard as BoardAcross,
} from '@/features/earning/leaderboards/crossServer';
import '@/features/earning/leaderboards/leaderboard.scss';
import { useCrossServerLeaderboardQuery } from '@/features/earning/leaderboards/crossServerApi';
import { RankList } from '@/features/earning/leaderboards/RankList';
import { WindowChoice } from '@/features/earning/leaderboards/WindowChoice';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { Pager } from '@/shared/ui/table/Pager';
import { SearchField } from '@/shared/ui/table/SearchField';
import '@/shared/ui/table/table.scss';
import { useTableState, type TableControl } from '@/shared/ui/table/useTableState';
import { OwnRank } from './OwnRank';
import { ScopeChoice } from './ScopeChoice';
import { PREFIX, useCrossServerChoice, type CrossServerChoice } from './useCrossServerChoice';

const NO_COLUMNS: readonly never[] = [];

/** Points of several servers together, page by page; which board is in the address. */
export default function CrossServerBoard() {
  const control = useTableState(NO_COLUMNS, { prefix: PREFIX });
  const { choice, change } = useCrossServerChoice();
  const { page, pageSize, search } = control.state;
  const asked = { ...choice, page, pageSize, ...(search === '' ? {} : { search }) };
  const { currentData, error, isFetching, refetch } = useCrossServerLeaderboardQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const changeTable = control.change;
  const onSearch = useCallback((text: string) => changeTable({ search: text }), [changeTable]);
  return (
    <>
      <div className="cross-server-choices">
        <ScopeChoice value={choice.scope} onChoose={(scope) => change('scope', scope)} />
        <WindowChoice
          windows={crossServerWindows}
          value={choice.window}
          onChoose={(window) => change('window', window)}
        />
        <SearchField label="Search the leaderboard" value={search} onSearch={onSearch} />
      </div>
      {currentData ? (
        <Places board={currentData} asked={asked} control={control} />
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the leaderboard.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton label="Loading the leaderboard" count={pageSize} />
      )}
    </>
  );
}

interface PlacesProps {
  board: BoardAcross;
  asked: CrossServerChoice & { search?: string };
  control: TableControl;
}

function Places({ board, asked, control }: PlacesProps) {
  const { items, around, mine, leftOut, total, servers } = board;
  const { scope, window, search = '' } = asked;
  const found = total ?? items.length;
  return (
    <>
      <OwnRank board={board} control={control} window={window} />
      <LeftOutNote leftOut={leftOut} />
      {items.length === 0 && !leftOut ? (
        <NoPlaces asked={asked} servers={servers} />
      ) : (
        <>
          <RankList
            label="Ranks"
            items={items}
            around={around}
            winners={null}
            isFound={search !== ''}
            window={window}
          />
          <Pager
            label="Ranks"
            found={found}
            pages={Math.max(1, Math.ceil(found / control.state.pageSize))}
            control={control}
          />
        </>
      )}
      {mine === null && items.length > 0 ? (
        <p className="places__none">You have no points in this period.</p>
      ) : null}
      <p className="fine-print">
        {servers === null ? '' : `${counted(servers, 'server')}: ${scopeNotes[scope]} `}
        {windowNotes[window]} {TIES}
      </p>
      <p className="fine-print">
        Members with private profiles appear as “Hidden member” without points.{' '}
        <Link to="/dashboard/settings/profile">Change your profile visibility</Link>
      </p>
    </>
  );
}

const scopeNotes = {
  MINE: 'your servers.',
  ALL: 'your servers and public servers.',
} as const;

function NoPlaces({
  asked: { scope, search = '' },
  servers,
}: {
  asked: PlacesProps['asked'];
  servers: number | null;
}) {
  if (search !== '')
    return (
      <EmptyState scene="lantern" title="No results">
        No visible member on this leaderboard matches your search.
      </EmptyState>
    );
  if (scope === 'MINE' && servers === 0)
    return (
      <EmptyState
        scene="podium"
        title="No servers yet"
        action={
          <Link className="btn btn-outline-secondary" to="/dashboard/servers">
            Your servers
          </Link>
        }
      >
        Join a Discord server that uses our bots. Your points from all servers add up here.
      </EmptyState>
    );
  return (
    <EmptyState scene="podium" title="No one yet">
      No points earned in this period. Be the first.
    </EmptyState>
  );
}

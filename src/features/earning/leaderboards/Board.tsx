import type { ReactNode } from 'react';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { TIES, windowNotes } from './boardWords';
import type { BoardWindow, Leaderboard } from './leaderboard';
import './leaderboard.scss';
import type { BoardQuery, useLeaderboardQuery } from './leaderboardsApi';
import { ON_PODIUM, Podium } from './Podium';
import { RankList } from './RankList';
import { SeasonLine } from './SeasonLine';

interface BoardProps {
  asked: BoardQuery & { window: BoardWindow };
  /** The state of the request. */
  answer: ReturnType<typeof useLeaderboardQuery>;
  /** Label of the list of ranks. */
  label: string;
  /** Shown above the ranks, once they are loaded. */
  above?: ReactNode;
  /** Shown below the ranks. */
  below?: ReactNode;
}

/** One leaderboard of a server, with the member's own rank always visible. */
export function Board({ asked, answer, label, above, below }: BoardProps) {
  const { currentData, error, isFetching, refetch } = answer;
  if (!currentData) {
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the leaderboard.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading the leaderboard" count={asked.pageSize ?? 10} />
    );
  }
  const { season, leftOut } = currentData;
  return (
    <>
      {above}
      {season ? <SeasonLine season={season} own={currentData} /> : null}
      <LeftOutNote leftOut={leftOut} />
      <Places board={currentData} asked={asked} label={label} />
      {below}
    </>
  );
}

type PlacesProps = Pick<BoardProps, 'asked' | 'label'> & { board: Leaderboard };

function Places({ board, asked, label }: PlacesProps) {
  const { items, around, mine, season, leftOut } = board;
  const { window, search = '', page = 1, section } = asked;
  const isFound = search !== '';
  if (items.length === 0 && !leftOut) return <NoPlaces board={board} asked={asked} />;
  const first = isFound || page > 1 ? [] : items.filter(({ position }) => position <= ON_PODIUM);
  return (
    <>
      {first.length === 0 ? null : <Podium places={first} window={window} />}
      <RankList
        label={label}
        items={items}
        around={around}
        winners={section === undefined ? (season?.winners ?? null) : null}
        isFound={isFound}
        window={window}
        above={first.length}
      />
      {mine === null ? <p className="places__none">You have no points in this period.</p> : null}
      <p className="fine-print">
        {windowNotes[window]} {TIES}
      </p>
    </>
  );
}

function NoPlaces({ board, asked: { window, search = '', section } }: Omit<PlacesProps, 'label'>) {
  if (search !== '')
    return (
      <EmptyState scene="lantern" title="No results">
        No member on this leaderboard matches your search. Hidden members can’t be found by name.
      </EmptyState>
    );
  if (window === 'SEASON' && board.season === null)
    return (
      <EmptyState scene="podium" title="No season yet">
        {nextSeason(board)}
      </EmptyState>
    );
  return (
    <EmptyState scene="podium" title="No rankings yet">
      {board.season?.state === 'ENDED'
        ? 'No points were earned in this season.'
        : section === undefined
          ? 'No points earned in this period. Be the first.'
          : 'No points earned this way in this period. Be the first.'}
    </EmptyState>
  );
}

const nextSeason = ({ seasons }: Leaderboard): string => {
  const next = seasons.findLast(({ state }) => state === 'SCHEDULED');
  return next
    ? `Next season: ${next.name}. Points count once it starts.`
    : 'Season rankings appear here once the team starts a season.';
};

import { plural } from '@/shared/text/language';
import { inNumbers } from '@/shared/format/numbers';
import { pointsText } from '@/features/earning/points/pointsText';
import type { Leaderboard, RankRow } from '@/features/earning/leaderboards/leaderboard';
import type { TableControl } from '@/shared/ui/table/useTableState';
import './users.scss';

interface OwnRankProps {
  board: Pick<Leaderboard, 'total'> & {
    mine: Pick<RankRow, 'rank' | 'points' | 'position'> | null;
    items: readonly { isMe: boolean }[];
  };
  control: TableControl;
}

/** One's own place in a line, and the way to the page it is on. */
export function OwnRank({ board: { mine, items, total }, control }: OwnRankProps) {
  const { search, pageSize } = control.state;
  if (mine === null) return null;
  const points = (
    <>
      <strong>{pointsText(mine.points)}</strong> {plural(mine.points, 'point', 'points')}
    </>
  );
  const isHere = items.some(({ isMe }) => isMe);
  return (
    <div className="own-rank">
      <p>
        {search === '' && total !== null ? (
          <>
            Your rank is <strong>{inNumbers(mine.rank)}</strong> of {inNumbers(total)} with {points}
            .
          </>
        ) : (
          <>
            Your rank is <strong>{inNumbers(mine.rank)}</strong> with {points}.
          </>
        )}
      </p>
      {isHere ? null : (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => control.change({ search: '', page: Math.ceil(mine.position / pageSize) })}
        >
          Show my rank
        </button>
      )}
    </div>
  );
}

import { plural } from '@/shared/text/language';
import { pointsText } from '@/features/earning/points/pointsText';
import type {
  BoardWindow,
  Leaderboard,
  RankRow,
} from '@/features/earning/leaderboards/leaderboard';
import { rankText } from '@/shared/format/rankText';
import type { TableControl } from '@/shared/ui/table/useTableState';
import './users.scss';

interface OwnRankProps {
  board: Pick<Leaderboard, 'total'> & {
    mine: Pick<RankRow, 'rank' | 'points' | 'position'> | null;
    items: readonly { isMe: boolean }[];
  };
  control: TableControl;
  window: BoardWindow;
  /** Name of the season that is shown. */
  season?: string | undefined;
}

/** The viewer's own rank in a line, with a link to its page of the leaderboard. */
export function OwnRank({ board: { mine, items, total }, control, window, season }: OwnRankProps) {
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
        <RankName window={window} season={season} />{' '}
        <strong>{rankText(mine.rank, search === '' ? total : null)}</strong>, with {points}.
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

/** The rank with its period, up to the number. */
function RankName({ window, season }: Pick<OwnRankProps, 'window' | 'season'>) {
  if (window === 'ALL') return 'Your all-time rank is';
  if (window === 'WEEK') return 'Your rank this week is';
  if (window === 'MONTH') return 'Your rank this month is';
  if (season === undefined) return 'Your rank this season is';
  return (
    <>
      Your rank in <bdi translate="no">{season}</bdi> is
    </>
  );
}

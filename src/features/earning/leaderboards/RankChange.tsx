import { inNumbers } from '@/shared/format/numbers';
import { moveInWords, movedBy } from './boardWords';
import type { BoardWindow } from './leaderboard';

interface RankChangeProps {
  rank: number | null;
  before: number | null;
  window: BoardWindow;
}

/** A member's change in rank since the previous period. */
export function RankChange({ rank, before, window }: RankChangeProps) {
  const moved = movedBy({ rank, before });
  const words = moveInWords({ rank, before }, window);
  const direction = moved === null ? 'new' : moved > 0 ? 'up' : moved < 0 ? 'down' : 'same';
  return (
    <span className={`rank-change rank-change--${direction}`} title={words}>
      <span aria-hidden="true">{shortly(moved)}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

function shortly(moved: number | null): string {
  if (moved === null) return 'new';
  if (moved === 0) return '=';
  return `${moved > 0 ? '▲' : '▼'} ${inNumbers(Math.abs(moved))}`;
}

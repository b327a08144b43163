import './leaderboard.scss';
import type { BoardWindow } from './leaderboard';
import { windowNames } from './boardWords';

interface WindowChoiceProps<W extends BoardWindow> {
  windows: readonly W[];
  value: W;
  onChoose: (window: W) => void;
}

/** The times a board can be of, side by side. */
export const WindowChoice = <W extends BoardWindow>({
  windows,
  value,
  onChoose,
}: WindowChoiceProps<W>) => (
  <div className="board-windows" role="group" aria-label="Time">
    {windows.map((window) => (
      <button
        key={window}
        type="button"
        className="board-windows__one"
        aria-pressed={window === value}
        onClick={() => onChoose(window)}
      >
        {windowNames[window]}
      </button>
    ))}
  </div>
);

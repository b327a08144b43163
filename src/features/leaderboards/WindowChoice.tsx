import './leaderboard.scss';
import { boardWindows, type BoardWindow } from './leaderboard';
import { windowNames } from './boardWords';

interface WindowChoiceProps {
  value: BoardWindow;
  onChoose: (window: BoardWindow) => void;
}

/** The times a board can be of, side by side. */
export const WindowChoice = ({ value, onChoose }: WindowChoiceProps) => (
  <div className="board-windows" role="group" aria-label="Time">
    {boardWindows.map((window) => (
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

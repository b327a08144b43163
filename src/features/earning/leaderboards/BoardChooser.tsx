import type { ReactNode } from 'react';
import { sectionChoices } from './boardWords';
import type { BoardChoice } from './boardChoice';
import './leaderboard.scss';
import { boardWindows, type Season } from './leaderboard';
import type { useBoardChoice } from './useBoardChoice';
import { WindowChoice } from './WindowChoice';

interface BoardChooserProps {
  choice: BoardChoice;
  change: ReturnType<typeof useBoardChoice>['change'];
  /** Those there are, once they are known. */
  seasons: readonly Season[];
  /** The one on show. */
  shown: Season | null;
  /** What else can be chosen. */
  children?: ReactNode;
}

/** When and in what way points were earned: which board is on show. */
export function BoardChooser({ choice, change, seasons, shown, children }: BoardChooserProps) {
  const begun = seasons.filter(({ state }) => state !== 'SCHEDULED');
  return (
    <>
      <WindowChoice
        windows={boardWindows}
        value={choice.window}
        onChoose={(window) => change('window', window.toLowerCase())}
      />
      <div className="board-choices">
        {children}
        <select
          className="form-select"
          aria-label="Way to earn"
          value={choice.section ?? ''}
          onChange={({ target }) => change('section', target.value)}
        >
          {sectionChoices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {choice.window === 'SEASON' && begun.length > 1 ? (
          <select
            className="form-select"
            aria-label="Season"
            value={shown?.id ?? ''}
            onChange={({ target }) => change('season', target.value)}
          >
            {begun.map(({ id, name, state }) => (
              <option key={id} value={id}>
                {state === 'RUNNING' ? `${name} (now)` : name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
    </>
  );
}

import { useState, type KeyboardEvent, type Ref } from 'react';
import type { NamedEmoji } from './emojiSearch';

/** As emoji.scss lays them out; Up and Down go by it. */
const COLUMNS = 8;

interface EmojiGridProps {
  ref: Ref<HTMLDivElement>;
  emoji: readonly NamedEmoji[];
  onChoose: (chosen: NamedEmoji) => void;
  /** Up from the first row. */
  onLeave: () => void;
}

/** Emoji as buttons in rows: Tab comes to one of them, the arrow keys go on from there. */
export function EmojiGrid({ ref, emoji, onChoose, onLeave }: EmojiGridProps) {
  const [active, setActive] = useState(0);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextPlace(event.key, active, emoji.length);
    if (next === null) return;
    event.preventDefault();
    if (next < 0) onLeave();
    else focusEmoji(event.currentTarget, next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div
      ref={ref}
      role="grid"
      aria-label="Emoji"
      className="emoji-picker__grid"
      hidden={emoji.length === 0}
      onKeyDown={press}
    >
      {inRows(emoji).map(({ start, row }) => (
        <div key={start} role="row" className="emoji-picker__row">
          {row.map((each, column) => (
            <div key={each.emoji} role="gridcell">
              <button
                type="button"
                className="emoji-picker__choice"
                aria-label={each.name}
                title={each.name}
                tabIndex={start + column === active ? 0 : -1}
                onFocus={() => setActive(start + column)}
                onClick={() => onChoose(each)}
              >
                {each.emoji}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Gives the focus to the emoji at that place of the grid. */
export function focusEmoji(grid: HTMLElement | null, place: number): void {
  grid?.querySelectorAll('button')[place]?.focus();
}

/** Where a key leads to: negative out of the grid, null when it leads nowhere. */
function nextPlace(key: string, at: number, count: number): number | null {
  const last = count - 1;
  const steps = new Map([
    ['ArrowRight', Math.min(at + 1, last)],
    ['ArrowLeft', Math.max(at - 1, 0)],
    ['ArrowDown', at + COLUMNS > last ? at : at + COLUMNS],
    ['ArrowUp', at - COLUMNS],
    ['Home', 0],
    ['End', last],
  ]);
  return steps.get(key) ?? null;
}

function inRows(emoji: readonly NamedEmoji[]) {
  return Array.from({ length: Math.ceil(emoji.length / COLUMNS) }, (_, index) => ({
    start: index * COLUMNS,
    row: emoji.slice(index * COLUMNS, (index + 1) * COLUMNS),
  }));
}

import { useState, type KeyboardEvent, type Ref } from 'react';
import { EmojiPicture } from '../../preview/EmojiPicture';
import type { NamedEmoji } from './emojiSearch';

/** As laid out in emoji.scss. */
const COLUMNS = 8;

interface EmojiGroup {
  label: string;
  emoji: readonly NamedEmoji[];
}

interface EmojiGridProps {
  ref: Ref<HTMLDivElement>;
  /** None of them is empty. */
  groups: readonly EmojiGroup[];
  onChoose: (chosen: NamedEmoji) => void;
  /** Called for Arrow Up in the first row. */
  onLeave: () => void;
}

/** Emoji as buttons in rows: Tab reaches one of them, the arrow keys move between them. */
export function EmojiGrid({ ref, groups, onChoose, onLeave }: EmojiGridProps) {
  const [active, setActive] = useState(0);
  const parts = inRows(groups);
  const rows = parts.flatMap((part) => part.rows);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextPlace(event.key, active, rows);
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
      hidden={groups.length === 0}
      onKeyDown={press}
    >
      {parts.map((part) => (
        <div key={part.label} role="rowgroup" aria-label={part.label}>
          {parts.length === 1 ? null : (
            <p className="emoji-picker__label" aria-hidden="true">
              {part.label}
            </p>
          )}
          {part.rows.map(({ start, row }) => (
            <div key={start} role="row" className="emoji-picker__row">
              {row.map((each, column) => (
                <div key={each.emoji} role="gridcell">
                  <button
                    type="button"
                    className="emoji-picker__choice"
                    aria-label={each.name}
                    title={each.own ? `:${each.name}:` : each.name}
                    tabIndex={start + column === active ? 0 : -1}
                    onFocus={() => setActive(start + column)}
                    onClick={() => onChoose(each)}
                  >
                    {each.own ? <EmojiPicture emoji={each.own} /> : each.emoji}
                  </button>
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Focuses the emoji at an index of the grid. */
export function focusEmoji(grid: HTMLElement | null, place: number): void {
  grid?.querySelectorAll('button')[place]?.focus();
}

interface Row {
  /** Index of its first emoji, counted across all groups. */
  start: number;
  row: readonly NamedEmoji[];
}

/** Index that a key leads to: negative to leave the grid, null for no move. */
function nextPlace(key: string, at: number, rows: readonly Row[]): number | null {
  const last = rows.reduce((sum, { row }) => sum + row.length, 0) - 1;
  const line = rows.findIndex(({ start, row }) => at < start + row.length);
  const column = at - (rows[line]?.start ?? 0);
  /** The same column of another row, or its last one if that row is shorter. */
  const inRow = ({ start, row }: Row) => start + Math.min(column, row.length - 1);
  const [above, below] = [rows[line - 1], rows[line + 1]];
  const steps = new Map([
    ['ArrowRight', Math.min(at + 1, last)],
    ['ArrowLeft', Math.max(at - 1, 0)],
    ['ArrowDown', below ? inRow(below) : at],
    ['ArrowUp', above ? inRow(above) : -1],
    ['Home', 0],
    ['End', last],
  ]);
  return steps.get(key) ?? null;
}

/** Splits the groups into rows; each group begins a new row. */
function inRows(groups: readonly EmojiGroup[]) {
  let start = 0;
  return groups.map(({ label, emoji }) => ({
    label,
    rows: Array.from({ length: Math.ceil(emoji.length / COLUMNS) }, (_, index): Row => {
      const row = emoji.slice(index * COLUMNS, (index + 1) * COLUMNS);
      start += row.length;
      return { start: start - row.length, row };
    }),
  }));
}

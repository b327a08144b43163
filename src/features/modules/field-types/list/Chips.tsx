import { useId, useState } from 'react';
import { CheckIcon } from '@/shared/ui/icons';

/** How many are in sight at first. */
const FEW = 12;

interface ChipsProps {
  label: string;
  chips: readonly { value: string; note: string }[];
  chosen: readonly string[];
  onPress: (value: string) => void;
}

/** Values as buttons that choose them, each with a word on it. */
export function Chips({ label, chips, chosen, onPress }: ChipsProps) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div role="group" aria-labelledby={id} className="variable-chips">
      <span id={id} className="variable-chips__label">
        {label}
      </span>
      {(showsAll ? chips : chips.slice(0, FEW)).map(({ value, note }) => (
        <button
          key={value}
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-pressed={chosen.includes(value)}
          onClick={() => onPress(value)}
        >
          {chosen.includes(value) ? <CheckIcon /> : null}
          <bdi translate="no">{value}</bdi> <small>{note}</small>
        </button>
      ))}
      {chips.length > FEW ? (
        <button
          type="button"
          className="btn btn-sm btn-link"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${String(chips.length)}`}
        </button>
      ) : null}
    </div>
  );
}

import { useId, useState } from 'react';
import type { Variable } from '../../engine/variable';
import { inBraces } from './completion';

/** How many are in sight at first. */
const FEW = 5;

interface VariableChipsProps {
  variables: readonly Variable[];
  isDisabled: boolean;
  onInsert: (text: string) => void;
}

/** The variables as buttons that put them in the field above. */
export function VariableChips({ variables, isDisabled, onInsert }: VariableChipsProps) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div role="group" aria-labelledby={id} className="variable-chips">
      <span id={id} className="variable-chips__label">
        Insert
      </span>
      {(showsAll ? variables : variables.slice(0, FEW)).map((variable) => (
        <button
          key={variable.name}
          type="button"
          className="btn btn-sm btn-outline-secondary"
          translate="no"
          title={variable.sample}
          disabled={isDisabled}
          onClick={() => onInsert(inBraces(variable))}
        >
          {inBraces(variable)}
        </button>
      ))}
      {variables.length > FEW ? (
        <button
          type="button"
          className="btn btn-sm btn-link"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : 'Show more'}
        </button>
      ) : null}
    </div>
  );
}

import { useId } from 'react';

interface FilterSelectProps {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}

/** One filter of a list of quests. */
export function FilterSelect({ label, value, choices, onChoose }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="board-filters__choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

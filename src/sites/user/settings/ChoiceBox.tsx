import { useId, type ReactNode } from 'react';

interface ChoiceBoxProps {
  label: string;
  hint?: string;
  value: string;
  onChoose: (value: string) => void;
  /** Options, and groups of them. */
  children: ReactNode;
}

/** A list that opens, whose choice counts at once: it belongs to no form. */
export function ChoiceBox({ label, hint, value, onChoose, children }: ChoiceBoxProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="field__head">
        <label htmlFor={id}>{label}</label>
      </div>
      <select
        id={id}
        className="form-select"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="field__hint settings__hint">
          {hint}
        </p>
      )}
    </div>
  );
}

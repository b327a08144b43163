import { useId, type Ref } from 'react';
import { MOST_REASON } from './review';
import { SavedReasons } from './SavedReasons';

interface ReasonFieldProps {
  serverId: string;
  value: string;
  onChange: (text: string) => void;
  /** The error message, if any. */
  error: string | null;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** The reason for a rejection: typed, or chosen from the reviewer's saved reasons. */
export function ReasonField({ serverId, value, onChange, error, inputRef }: ReasonFieldProps) {
  const id = useId();
  const count = Array.from(value).length;
  return (
    <div className="field">
      <div className="field__head">
        <label htmlFor={id}>Rejection reason</label>
        <span className={count > MOST_REASON ? 'field__count field__count--over' : 'field__count'}>
          {count} / {MOST_REASON}
        </span>
      </div>
      <p id={`${id}-hint`} className="field__hint">
        The member sees this reason.
      </p>
      <SavedReasons serverId={serverId} value={value} onChoose={onChange} />
      <textarea
        ref={inputRef}
        id={id}
        className={`form-control ${error === null ? '' : 'is-invalid'}`}
        rows={3}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint${error === null ? '' : ` ${id}-error`}`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error === null ? null : (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
    </div>
  );
}

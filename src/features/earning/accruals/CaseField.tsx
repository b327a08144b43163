import { useId, useState, type FormEvent } from 'react';
import '@/shared/ui/form/form.scss';

interface CaseFieldProps {
  /** The counted unit, in the plural. */
  unit: string;
  onAsk: (units: number) => void;
}

const WHOLE = /^\d{1,7}$/;
const MOST = 1_000_000;

/** Lets the reader enter their own number of units. */
export function CaseField({ unit, onAsk }: CaseFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const units = WHOLE.test(typed.trim()) ? Number(typed) : Number.NaN;
    const isGood = units <= MOST;
    setWrong(!isGood);
    if (isGood) onAsk(units);
  };
  return (
    <form onSubmit={ask} noValidate>
      <label className="form-label" htmlFor={id}>
        Custom number of {unit}
      </label>
      <div className="accrual-estimate__ask">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={`form-control ${isWrong ? 'is-invalid' : ''}`}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="btn btn-outline-secondary">
          Calculate
        </button>
      </div>
      {isWrong ? (
        <p id={`${id}-wrong`} role="alert" className="field__error">
          Enter a whole number up to 1,000,000.
        </p>
      ) : null}
    </form>
  );
}

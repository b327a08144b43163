import { useSearchParams } from 'react-router-dom';
import { daysIn } from './historyQuery';

/** From which day to which, in the address. Either may be left open. */
export function DateRange() {
  const [params, setParams] = useSearchParams();
  const days = daysIn(params);
  const change = (name: 'from' | 'to', day: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (day === '') next.delete(name);
        else next.set(name, day);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <fieldset className="date-range">
      <legend className="visually-hidden">Date range</legend>
      <label>
        From{' '}
        <input
          type="date"
          className="form-control"
          value={days.from}
          {...(days.to === '' ? {} : { max: days.to })}
          onChange={({ target }) => change('from', target.value)}
        />
      </label>
      <label>
        To{' '}
        <input
          type="date"
          className="form-control"
          value={days.to}
          {...(days.from === '' ? {} : { min: days.from })}
          onChange={({ target }) => change('to', target.value)}
        />
      </label>
    </fieldset>
  );
}

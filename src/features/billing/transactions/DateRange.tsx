import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DateBox } from '@/shared/ui/date/DateBox';
import { daysIn } from './historyQuery';

/** From which day to which, in the address. Either may be left open. */
export function DateRange() {
  const [params, setParams] = useSearchParams();
  const id = useId();
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
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className="date-range__end">
          <label htmlFor={`${id}-${name}`}>{name === 'from' ? 'From' : 'To'}</label>
          <DateBox
            label={name === 'from' ? 'From' : 'To'}
            aria={{ id: `${id}-${name}` }}
            value={days[name]}
            min={name === 'to' && days.from !== '' ? days.from : undefined}
            max={name === 'from' && days.to !== '' ? days.to : undefined}
            onChange={(day) => change(name, day)}
          />
        </div>
      ))}
    </fieldset>
  );
}

import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SpanChoice } from '@/shared/ui/chart/SpanChoice';
import { DateBox } from '@/shared/ui/date/DateBox';
import { DAY } from '@/shared/time/durations';
import { isCompared, PARAMS, rangeAt } from './reportParams';
import { FIRST_SPAN, MOST_DAYS, spans } from './report';

/** Which days the reports are of, and whether they are compared with those before: all in the address. */
export function RangeBar() {
  const [params, setParams] = useSearchParams();
  const { span, from = '', to = '' } = rangeAt(params);
  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        // Another range has other pages.
        after.delete('page');
        for (const [name, value] of Object.entries(values))
          if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { preventScrollReset: true },
    );
  return (
    <div className="report-range">
      <SpanChoice
        spans={spans}
        value={span}
        onChoose={(next) =>
          change({
            [PARAMS.span]: next === FIRST_SPAN ? null : next,
            [PARAMS.from]: null,
            [PARAMS.to]: null,
          })
        }
      />
      <OwnRange
        key={`${from} ${to}`}
        from={from}
        to={to}
        onChoose={(first, last) =>
          change({ [PARAMS.span]: null, [PARAMS.from]: first, [PARAMS.to]: last })
        }
      />
      <div className="report-range__compare">
        <Compare
          isOn={isCompared(params)}
          onChange={(isOn) => change({ [PARAMS.compare]: isOn ? '1' : null })}
        />
      </div>
    </div>
  );
}

interface CompareProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Ticked at once; the address follows. */
function Compare({ isOn, onChange }: CompareProps) {
  const [isTicked, setTicked] = useState(isOn);
  const [seen, setSeen] = useState(isOn);
  if (seen !== isOn) {
    setSeen(isOn);
    setTicked(isOn);
  }
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          setTicked(target.checked);
          onChange(target.checked);
        }}
      />
      <span>Compare with previous period</span>
    </label>
  );
}

interface OwnRangeProps {
  from: string;
  to: string;
  onChoose: (from: string, to: string) => void;
}

/** From which day to which. Nothing is asked for before both are days that can be shown. */
function OwnRange({ from, to, onChoose }: OwnRangeProps) {
  const [days, setDays] = useState({ from, to });
  const [trouble, setTrouble] = useState<string | null>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const found = troubleWith(days);
    setTrouble(found);
    if (found === null) onChoose(days.from, days.to);
  };
  return (
    <form className="report-range__own" noValidate onSubmit={show}>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className="report-range__end">
          <label htmlFor={`report-range-${name}`}>{name === 'from' ? 'From' : 'To'}</label>
          <DateBox
            label={name === 'from' ? 'From' : 'To'}
            aria={{
              id: `report-range-${name}`,
              'aria-invalid': trouble !== null,
              'aria-describedby': 'report-range-trouble',
            }}
            isInvalid={trouble !== null}
            value={days[name]}
            min={name === 'to' ? days.from : undefined}
            max={name === 'from' ? days.to : undefined}
            onChange={(day) => setDays({ ...days, [name]: day })}
          />
        </div>
      ))}
      <button type="submit" className="btn btn-outline-secondary">
        Apply
      </button>
      <p id="report-range-trouble" role="alert" className="report-range__trouble">
        {trouble}
      </p>
    </form>
  );
}

function troubleWith({ from, to }: { from: string; to: string }): string | null {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(first) || Number.isNaN(last)) return 'Pick a start and an end date.';
  if (!from.startsWith('20') || !to.startsWith('20')) return 'Pick dates from 2000 on.';
  if (last < first) return 'The end date is before the start date.';
  return (last - first) / DAY + 1 > MOST_DAYS
    ? `Choose a range of at most ${MOST_DAYS} days.`
    : null;
}

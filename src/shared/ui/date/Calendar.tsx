import { useId, useLayoutEffect, useRef, useState } from 'react';
import { preferences } from '@/shared/format/displayPreferences';
import { written } from '@/shared/format/times';
import { LANGUAGE } from '@/shared/text/locales';
import {
  addDays,
  addMonths,
  clamped,
  dayByKey,
  daysIntoWeek,
  isWithin,
  timeOfDay,
  weeksOf,
  type Day,
  type DayRange,
} from './calendarDays';
import { Icon } from '../icons';
import './calendar.scss';

export interface CalendarProps extends DayRange {
  /** What is chosen so far; it may be no date. */
  value: Day;
  today: Day;
  onChoose: (day: Day) => void;
}

const inWords = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  written(timeOfDay(day) ?? Number.NaN, LANGUAGE, options, 'UTC');

/** Whoever writes the month first has weeks that begin on Sunday. */
const firstWeekday = (): number => (preferences().dates === 'month-first' ? 0 : 1);
/** A Sunday. */
const SOME_SUNDAY = '2026-01-04';

/** A month of days to choose from (WAI-ARIA, "Date Picker Dialog"): one of them is in the order of the Tab key. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const range = { min, max };
  const [active, setActive] = useState(() =>
    clamped(timeOfDay(value) === null ? today : value, range),
  );
  const [first] = useState(firstWeekday);
  const titleId = useId();
  // With the first date, and with each a key leads to; turning the month leaves the focus where it is.
  const [isLed, setLed] = useState(true);
  const turn = (months: number) => {
    setLed(false);
    setActive(clamped(addMonths(active, months), range));
  };
  const month = active.slice(0, 7);
  const canTurn = (months: number) =>
    clamped(addMonths(active, months), range).slice(0, 7) !== month;
  return (
    <>
      <div className="calendar__head">
        <Turn
          label="Previous month"
          path="m14 6-6 6 6 6"
          isOff={!canTurn(-1)}
          onTurn={() => turn(-1)}
        />
        <p id={titleId} aria-live="polite">
          {inWords(active, { month: 'long', year: 'numeric' })}
        </p>
        <Turn label="Next month" path="m10 6 6 6-6 6" isOff={!canTurn(1)} onTurn={() => turn(1)} />
      </div>
      <div
        role="grid"
        tabIndex={-1}
        aria-labelledby={titleId}
        onKeyDown={(event) => {
          const next = dayByKey(event, active, first);
          if (next === null) return;
          event.preventDefault();
          setLed(true);
          setActive(clamped(next, range));
        }}
      >
        <div role="row" className="calendar__week">
          {Array.from({ length: 7 }, (_, place) => addDays(SOME_SUNDAY, first + place)).map(
            (day) => (
              <span
                key={day}
                role="columnheader"
                aria-label={inWords(day, { weekday: 'long' })}
                className="calendar__weekday"
              >
                {inWords(day, { weekday: 'short' }).slice(0, 2)}
              </span>
            ),
          )}
        </div>
        {weeksOf(active, first).map((week) => (
          <div key={week[0]} role="row" className="calendar__week">
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                column={daysIntoWeek(day, first) + 1}
                isChosen={day === value}
                isToday={day === today}
                isActive={day === active}
                hasFocus={isLed && day === active}
                isOff={!isWithin(day, range)}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {isWithin(today, range) ? (
        <button type="button" className="btn btn-sm btn-link" onClick={() => onChoose(today)}>
          Today
        </button>
      ) : null}
    </>
  );
}

interface DayCellProps {
  day: Day;
  /** From 1. */
  column: number;
  isChosen: boolean;
  isToday: boolean;
  /** The one the Tab key leads to. */
  isActive: boolean;
  /** Takes the focus as it becomes so. */
  hasFocus: boolean;
  isOff: boolean;
  onChoose: (day: Day) => void;
}

function DayCell({ day, column, isChosen, isToday, isActive, hasFocus, ...props }: DayCellProps) {
  const { isOff, onChoose } = props;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <span role="gridcell" aria-colindex={column} aria-selected={isChosen}>
      <button
        ref={button}
        type="button"
        className="calendar__day"
        tabIndex={isActive ? 0 : -1}
        aria-label={inWords(day, { dateStyle: 'full' })}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) onChoose(day);
        }}
      >
        {Number(day.slice(8))}
      </button>
    </span>
  );
}

interface TurnProps {
  label: string;
  path: string;
  /** All dates there are out of range. */
  isOff: boolean;
  onTurn: () => void;
}

const Turn = ({ label, path, isOff, onTurn }: TurnProps) => (
  <button
    type="button"
    className="btn icon-button"
    aria-label={label}
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onTurn();
    }}
  >
    <Icon>
      <path d={path} />
    </Icon>
  </button>
);

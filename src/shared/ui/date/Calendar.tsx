import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { preferences } from '@/shared/format/displayPreferences';
import { written } from '@/shared/format/times';
import { LANGUAGE } from '@/shared/text/locales';
import { dayAt, isWithin, timeOfDay, type Day, type DayRange } from './calendarDays';
import './calendar.scss';

export interface CalendarProps extends DayRange {
  /** The current value; may be no valid date. */
  value: Day;
  today: Day;
  onChoose: (day: Day) => void;
}

/** Fields hold days without a time, which is midnight UTC here. */
const ZONE = 'UTC';

const dateOf = (day: Day | undefined): Date | undefined => {
  const time = timeOfDay(day ?? '');
  return time === null ? undefined : new Date(time);
};

/** Settings of every calendar. It opens in a dialog, which then has the focus. */
const fixed = {
  mode: 'single',
  autoFocus: true,
  navLayout: 'around',
  timeZone: ZONE,
  classNames: {
    month: 'calendar__month',
    month_caption: 'calendar__caption',
    button_previous: 'btn icon-button',
    button_next: 'btn icon-button',
    chevron: 'calendar__chevron',
    month_grid: 'calendar__grid',
    weekday: 'calendar__weekday',
    day_button: 'calendar__day',
    today: 'calendar__cell--today',
    selected: 'calendar__cell--selected',
  },
  labels: {
    labelPrevious: () => 'Previous month',
    labelNext: () => 'Next month',
    labelDayButton: (date, { today }) => {
      const day = written(date.getTime(), LANGUAGE, { dateStyle: 'full' }, ZONE);
      return today === true ? `Today, ${day}` : day;
    },
  },
} satisfies DayPickerProps;

/** A month of days to choose from. */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const [chosen, first, last] = [value, min, max].map(dateOf);
  const now = new Date(timeOfDay(today) ?? 0);
  return (
    <>
      <DayPicker
        {...fixed}
        // Users who write the month first have weeks that start on Sunday.
        weekStartsOn={preferences().dates === 'month-first' ? 0 : 1}
        selected={chosen}
        today={now}
        defaultMonth={chosen ?? now}
        startMonth={first}
        {...(last ? { endMonth: last } : {})}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onDayClick={(date) => onChoose(dayAt(date.getTime()))}
      />
      {isWithin(today, { min, max }) ? (
        <button type="button" className="btn btn-sm btn-link" onClick={() => onChoose(today)}>
          Today
        </button>
      ) : null}
    </>
  );
}

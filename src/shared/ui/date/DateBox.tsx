import {
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
  type AriaAttributes,
  type Ref,
} from 'react';
import { MINUTE } from '@/shared/time/durations';
import { useNow } from '@/shared/time/useNow';
import { lazyOnDemand } from '../lazyParts';
import { CalendarIcon } from './CalendarIcon';
import type { Day, DayRange } from './calendarDays';
import { dayIn, dayInWords } from './dayInWords';
import './date.scss';

const loadCalendar = () => import('./CalendarPopup');
const CalendarPopup = lazyOnDemand(loadCalendar);

export interface DateBoxProps extends DayRange {
  /** Name of the date: "Start date". */
  label: string;
  /** YYYY-MM-DD; empty for none. */
  value: Day;
  onChange: (day: Day) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Attributes of the input: its id, and references to descriptions. */
  aria?: AriaAttributes & { id?: string };
  isInvalid?: boolean;
  isDisabled?: boolean | undefined;
  /** Time zone of "today"; default: the user’s own. */
  timeZone?: string | undefined;
  /** Shows the date with its weekday and its distance from today. */
  hasWords?: boolean;
}

/**
 * A date, typed or chosen from a calendar. The browser’s native input accepts typing, in the order its user knows; the
 * calendar has the limits, the theme and today in the right time zone.
 */
export function DateBox({
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  aria,
  ...props
}: DateBoxProps) {
  const { min, max, isInvalid = false, isDisabled = false, timeZone, hasWords = false } = props;
  const [isOpen, setOpen] = useState(false);
  const placeRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const today = dayIn(useNow(MINUTE), timeZone);
  const close = useCallback(() => setOpen(false), []);
  const words = hasWords ? dayInWords(value, today) : '';
  return (
    <div ref={placeRef} className="date-box">
      <div className="date-box__both">
        <input
          {...aria}
          ref={inputRef}
          type="date"
          className={`form-control date-box__input ${isInvalid ? 'is-invalid' : ''}`}
          value={value}
          min={min}
          max={max}
          disabled={isDisabled}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          ref={toggleRef}
          type="button"
          className="btn btn-outline-secondary date-box__toggle"
          aria-label={`Open calendar: ${label}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          disabled={isDisabled}
          onPointerEnter={() => void loadCalendar()}
          onFocus={() => void loadCalendar()}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarIcon />
        </button>
      </div>
      {words === '' ? null : <span className="date-box__words">{words}</span>}
      {isOpen ? (
        <Suspense>
          <CalendarPopup
            id={id}
            label={label}
            value={value}
            today={today}
            min={min}
            max={max}
            toggleRef={toggleRef}
            placeRef={placeRef}
            onChoose={onChange}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

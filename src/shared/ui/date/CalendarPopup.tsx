import { AnchoredPopup, closeWithFocus, type PopupPlace } from '../picker/AnchoredPopup';
import { Calendar, type CalendarProps } from './Calendar';

type CalendarPopupProps = CalendarProps & PopupPlace;

/** The calendar of a date’s box: a date that is chosen closes it. */
export default function CalendarPopup(props: CalendarPopupProps) {
  const { id, label, toggleRef, placeRef, onClose, ...calendar } = props;
  return (
    <AnchoredPopup
      {...{ id, toggleRef, placeRef, onClose }}
      label={`Calendar: ${label}`}
      className="calendar"
      placement="bottom-end"
    >
      <Calendar
        {...calendar}
        onChoose={(day) => {
          calendar.onChoose(day);
          closeWithFocus({ toggleRef, onClose });
        }}
      />
    </AnchoredPopup>
  );
}

import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { WHEN_POSTED } from '../../common-fields/message';
import { serverNow } from '@/shared/time/serverClock';

/**
 * The time beside an embed's footer: none, the time of the post, or a chosen time, entered in the
 * user's time zone.
 */
export function TimestampField(props: FieldProps) {
  const bound = useField(props);
  const { value, onChange, onBlur, ref } = bound.field;
  const text = typeof value === 'string' ? value : '';
  const kind = text === '' || text === WHEN_POSTED ? text : OWN;
  return (
    <FieldFrame {...props} bound={bound}>
      <select
        {...bound.aria}
        ref={ref}
        className={`form-select ${bound.error === undefined ? '' : 'is-invalid'}`}
        value={kind}
        onBlur={onBlur}
        onChange={({ target }) =>
          onChange(target.value === OWN ? new Date(serverNow()).toISOString() : target.value)
        }
      >
        <option value="">None</option>
        <option value={WHEN_POSTED}>Time of posting</option>
        <option value={OWN}>Custom time</option>
      </select>
      {kind === OWN ? (
        <input
          type="datetime-local"
          aria-label="Date and time"
          className="form-control message-field__time"
          value={localOf(text)}
          onBlur={onBlur}
          onChange={({ target }) => onChange(isoOf(target.value))}
        />
      ) : null}
    </FieldFrame>
  );
}

const OWN = 'OWN';

/** In the format of the date and time input: the visitor's local time, to the minute. */
function localOf(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** An empty input means no time. */
function isoOf(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

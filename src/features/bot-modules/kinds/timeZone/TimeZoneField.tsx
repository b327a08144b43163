import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';

/** Every zone this browser knows; UTC is not among those it lists. */
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time zone, with a way to one's own. */
export function TimeZoneField(props: FieldProps) {
  const bound = useField(props);
  const { value, ...field } = bound.field;
  const chosen = typeof value === 'string' ? value : '';
  return (
    <FieldFrame
      {...props}
      bound={bound}
      aside={
        chosen === ownZone ? null : (
          <button
            type="button"
            className="btn btn-link btn-sm"
            disabled={props.isDisabled}
            onClick={() => field.onChange(ownZone)}
          >
            Use mine ({ownZone})
          </button>
        )
      }
    >
      <select
        {...field}
        {...bound.aria}
        className={`form-select ${bound.error === undefined ? '' : 'is-invalid'}`}
        value={chosen}
        disabled={props.isDisabled}
      >
        {zones.includes(chosen) ? null : <option value={chosen}>{chosen}</option>}
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

import { serverNow } from '@/shared/time/serverClock';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import type { Option } from '@/shared/ui/picker/option';
import { PickerBox } from '@/shared/ui/picker/PickerBox';

/** Every zone this browser knows; UTC is not among those it lists. */
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const inWords = (zone: string) => zone.replaceAll('_', ' ');

/** How far a zone is from UTC now: "GMT+2". */
const offsetOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(serverNow())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const optionOf = (zone: string): Option => ({
  value: zone,
  label: inWords(zone),
  aside: () => offsetOf(zone),
});
const options = zones.map(optionOf);

/** A time zone, with a way to one's own. */
export function TimeZoneField(props: FieldProps) {
  const bound = useField(props);
  const { value, onChange } = bound.field;
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
            onClick={() => onChange(ownZone)}
          >
            Use mine ({ownZone})
          </button>
        )
      }
    >
      <PickerBox
        bound={bound}
        label={props.label}
        isDisabled={props.isDisabled}
        options={options}
        chosen={chosen === '' ? null : { value: chosen, label: inWords(chosen) }}
        emptyLabel="No time zone"
        placeholder="Search cities and zones"
      />
    </FieldFrame>
  );
}

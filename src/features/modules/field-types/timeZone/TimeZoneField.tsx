import { useState } from 'react';
import { isTimeZone } from '@/shared/time/timeZone';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { TimeZoneBox, useZones, zoneInWords } from '@/shared/ui/picker/TimeZoneBox';

const ownZoneOf = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time zone, with a button for the visitor's time zone. */
export function TimeZoneField(props: FieldProps) {
  const bound = useField(props);
  const zones = useZones();
  const [ownZone] = useState(ownZoneOf);
  const { value, onChange } = bound.field;
  const chosen = typeof value === 'string' ? value : '';
  const nameOf = (zone: string) => zones?.newestName(zone) ?? zone;
  return (
    <FieldFrame
      {...props}
      bound={bound}
      aside={
        // The browser may not know its time zone.
        !isTimeZone(ownZone) || nameOf(chosen) === nameOf(ownZone) ? null : (
          <button
            type="button"
            className="btn btn-link btn-sm"
            disabled={props.isDisabled}
            onClick={() => onChange(nameOf(ownZone))}
          >
            Use my time zone ({zoneInWords(zones, ownZone)})
          </button>
        )
      }
    >
      <TimeZoneBox
        bound={bound}
        label={props.label}
        value={chosen}
        zones={zones}
        isDisabled={props.isDisabled}
      />
    </FieldFrame>
  );
}

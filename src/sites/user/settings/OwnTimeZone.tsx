import { useId } from 'react';
import { TimeZoneBox, useZones } from '@/shared/ui/picker/TimeZoneBox';

interface OwnTimeZoneProps {
  /** IANA name; empty for the device's own. */
  value: string;
  onChoose: (value: string) => void;
}

const ignore = () => undefined;

/** The time zone times are written in. It counts at once: it belongs to no form. */
export function OwnTimeZone({ value, onChoose }: OwnTimeZoneProps) {
  const id = useId();
  const zones = useZones();
  return (
    <div className="field">
      <div className="field__head">
        <label htmlFor={id}>Time zone</label>
      </div>
      <TimeZoneBox
        bound={{
          field: { ref: ignore, onBlur: ignore, onChange: onChoose },
          error: undefined,
          aria: { id },
        }}
        label="Time zone"
        value={value}
        zones={zones}
        emptyLabel="Same as this device"
        isOptional
      />
    </div>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { PickerBox, type PickerBound } from './PickerBox';

const load = () => import('./zoneOptions');
type Zones = Awaited<ReturnType<typeof load>>;

/** The data of the search, which loads after the field; null until then. */
export function useZones(): Zones | null {
  const [zones, setZones] = useState<Zones | null>(null);
  useEffect(() => {
    // Without it the list is empty, and the chosen zone stays.
    void load().then(setZones, () => undefined);
  }, []);
  return zones;
}

/** A zone's current name, with blanks: "Europe/Kyiv" for "Europe/Kiev". */
export const zoneInWords = (zones: Zones | null, name: string) =>
  (zones?.newestName(name) ?? name).replaceAll('_', ' ');

interface TimeZoneBoxProps {
  bound: PickerBound;
  label: string;
  /** IANA name, old or new; empty for none. */
  value: string;
  zones: Zones | null;
  isDisabled?: boolean | undefined;
  emptyLabel?: string;
  isOptional?: boolean;
}

/** A time zone, found by city, by any of its IANA names, by country, abbreviation or offset. */
export function TimeZoneBox({
  value,
  zones,
  emptyLabel = 'No time zone',
  isOptional = false,
  ...box
}: TimeZoneBoxProps) {
  const [text, setText] = useState('');
  const options = useMemo(() => zones?.zoneOptions(text) ?? [], [zones, text]);
  const chosen = { value: zones?.newestName(value) ?? value, label: zoneInWords(zones, value) };
  return (
    <PickerBox
      {...box}
      options={options}
      chosen={value === '' ? null : chosen}
      emptyLabel={emptyLabel}
      isOptional={isOptional && text === ''}
      placeholder="City, country or UTC+2"
      search={{ text, onText: setText, status: zones ? null : 'Loading time zones…' }}
      onState={({ typed }) => setText(typed)}
    />
  );
}

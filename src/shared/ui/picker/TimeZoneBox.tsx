import { useEffect, useMemo, useState } from 'react';
import { serverNow } from '@/shared/time/serverClock';
import { isTimeZone } from '@/shared/time/timeZone';
import type { Zone } from '@/shared/time/zones';
import { PickerBox, type PickerBound } from './PickerBox';
import type { Option } from './option';

type Zones = typeof import('@/shared/time/zones');

/** The data of the search, which comes after the field; null until then. */
export function useZones(): Zones | null {
  const [zones, setZones] = useState<Zones | null>(null);
  useEffect(() => {
    let isOpen = true;
    // Without it the list is empty, and what is chosen stays.
    void import('@/shared/time/zones').then(
      (loaded) => isOpen && setZones(loaded),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return zones;
}

const inWords = (zone: string) => zone.replaceAll('_', ' ');

/** What a zone is called today, with blanks: "Europe/Kyiv" for "Europe/Kiev". */
export const zoneInWords = (zones: Zones | null, name: string) =>
  inWords(zones?.zoneOf(name)?.name ?? name);

/** How far a zone is from UTC now: "GMT+2". */
const offsetOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(serverNow())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const optionOf = ({ name, country }: Zone): Option => ({
  value: name,
  label: inWords(name),
  ...(country === '' ? {} : { detail: country }),
  aside: () => offsetOf(name),
});

interface TimeZoneBoxProps {
  bound: PickerBound;
  label: string;
  /** IANA name, old or new; empty for none. */
  value: string;
  zones: Zones | null;
  isDisabled?: boolean | undefined;
  emptyLabel?: string;
  /** It may be left empty. */
  isOptional?: boolean;
}

/** A time zone, found by city, by any of its IANA names, by country, abbreviation or offset. */
export function TimeZoneBox({
  value,
  zones,
  isOptional = false,
  emptyLabel = 'No time zone',
  ...box
}: TimeZoneBoxProps) {
  const [text, setText] = useState('');
  const options = useMemo(() => {
    const found = (zones?.zonesMatching(text) ?? []).map(optionOf);
    return isOptional && text === '' ? [{ value: '', label: emptyLabel }, ...found] : found;
  }, [zones, text, isOptional, emptyLabel]);
  const isKnown = isTimeZone(value);
  return (
    <PickerBox
      {...box}
      options={options}
      chosen={
        value === ''
          ? null
          : {
              value: zones?.zoneOf(value)?.name ?? value,
              label: zoneInWords(zones, value),
              ...(isKnown ? {} : { problem: 'Unknown' }),
            }
      }
      emptyLabel={emptyLabel}
      placeholder="City, country or UTC+2"
      search={{ text, onText: setText, status: zones === null ? 'Loading time zones…' : null }}
      onState={({ isOpen, typed }) => setText(isOpen ? typed : '')}
    />
  );
}

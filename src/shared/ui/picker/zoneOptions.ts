import { LANGUAGE } from '@/shared/text/locales';
import { serverNow } from '@/shared/time/serverClock';
import { zoneOf, zonesMatching, type Zone } from '@/shared/time/zones';
import type { Option } from './option';

/** How far a zone is from UTC now: "GMT+2". */
const offsetOf = (timeZone: string): string =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(serverNow())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const optionOf = ({ name, country }: Zone): Option => ({
  value: name,
  label: name.replaceAll('_', ' '),
  ...(country === '' ? {} : { detail: country }),
  aside: () => offsetOf(name),
});

/** The time zones a search finds, as a picker's options. */
export const zoneOptions = (text: string): Option[] => zonesMatching(text).map(optionOf);

/** The newest name of a zone: "Europe/Kyiv" for "Europe/Kiev". */
export const newestName = (name: string): string => zoneOf(name)?.name ?? name;

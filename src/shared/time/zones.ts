import { LANGUAGE, MACHINE_LOCALE } from '@/shared/text/locales';
import { rawTimeZones } from '@vvo/tzdb';
import { plainLetters } from '../text/searchable';
import { isTimeZone } from './timeZone';
import { serverNow } from './serverClock';

/** A searchable time zone. Loaded with the first picker: the data is 20 kB. */
export interface Zone {
  /** Its newest name in the IANA database that this machine accepts: "Europe/Kyiv". */
  name: string;
  /** Its other names, older ones among them: "Europe/Kiev". */
  otherNames: string[];
  country: string;
  /** Other names of the country, in plain letters: "de", "deutschland". */
  countryNames: string[];
  /** City names to search, in plain letters. */
  cities: string[];
  abbreviations: string[];
  /** "eastern time". */
  title: string;
}

/** The usual zone of an abbreviation that several zones share, including abbreviations without a season. */
const USUAL: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  ct: 'America/Chicago',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  mt: 'America/Denver',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  ist: 'Asia/Kolkata',
  bst: 'Europe/London',
  gst: 'Asia/Dubai',
  sst: 'Pacific/Pago_Pago',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  pht: 'Asia/Manila',
  nyc: 'America/New_York',
  la: 'America/Los_Angeles',
  sf: 'America/Los_Angeles',
  cdmx: 'America/Mexico_City',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
};

/** Names of countries besides those in English and in their own language. */
const MORE_COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CD: ['DRC'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KR: ['Korea'],
  NL: ['Holland'],
  US: ['USA', 'America'],
};

/** Large cities and states that share the clock of a zone but not its name, and cities in their own language. */
const MORE_CITIES: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': ['Boston', 'Miami', 'Atlanta', 'Washington', 'Florida'],
  'America/Chicago': ['Austin', 'Saint Louis', 'Minneapolis', 'New Orleans', 'Texas'],
  'America/Los_Angeles': [
    'San Francisco',
    'Seattle',
    'Las Vegas',
    'San Jose',
    'Portland',
    'California',
  ],
  'America/Denver': ['Salt Lake City', 'Colorado'],
  'America/Phoenix': ['Arizona'],
  'America/Toronto': ['Quebec'],
  'Asia/Kolkata': ['Bangalore', 'Bombay', 'New Delhi', 'Chennai', 'Madras', 'Goa'],
  'Asia/Shanghai': ['Peking', 'Shenzhen'],
  'Asia/Ho_Chi_Minh': ['Saigon', 'Da Nang'],
  'Asia/Tehran': ['Teheran'],
  'Europe/Athens': ['Athina'],
  'Europe/Berlin': ['Cologne', 'Köln', 'Frankfurt', 'München', 'Stuttgart'],
  'Europe/Brussels': ['Bruxelles', 'Brussel'],
  'Europe/Bucharest': ['București'],
  'Europe/Copenhagen': ['København'],
  'Europe/Kyiv': ['Lviv', 'Odessa'],
  'Europe/London': ['Manchester', 'Edinburgh', 'Cardiff'],
  'Europe/Lisbon': ['Lisboa'],
  'Europe/Moscow': ['Moskva', 'Saint Petersburg', 'Petersburg'],
  'Europe/Paris': ['Lyon', 'Nice'],
  'Europe/Prague': ['Praha'],
  'Europe/Rome': ['Roma', 'Milano', 'Napoli', 'Torino', 'Florence', 'Firenze', 'Venice', 'Venezia'],
  'Europe/Vienna': ['Wien'],
  'Europe/Warsaw': ['Warszawa'],
  'Europe/Zurich': ['Genève'],
};

/** Plain letters, with blanks in place of separators. */
const plain = (text: string) =>
  plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}+:]+/gu, ' ')
    .trim();

const UTC: Zone = {
  name: 'UTC',
  otherNames: [
    'Etc/UTC',
    'Etc/GMT',
    'GMT',
    'Etc/Universal',
    'Universal',
    'Zulu',
    'UCT',
    'Greenwich',
  ],
  country: '',
  countryNames: [],
  cities: [],
  abbreviations: ['utc', 'gmt'],
  title: 'coordinated universal time',
};

/** This machine's name of a zone: some engines keep an old name, others replace it by the new one. */
const ownNameOf = (name: string) =>
  new Intl.DateTimeFormat(MACHINE_LOCALE, { timeZone: name }).resolvedOptions().timeZone;

const countryNames = new Map<string, string[]>();

/** The country's code and its names in English and in the language most people there speak, in plain letters. */
function countryNamesOf(code: string, name: string): string[] {
  const known = countryNames.get(code);
  if (known) return known;
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const names = [language, LANGUAGE].map((each) =>
    each ? new Intl.DisplayNames([each], { type: 'region' }).of(code) : undefined,
  );
  const found = [code, name, ...names, ...(MORE_COUNTRIES[code] ?? [])].map((each) =>
    plain(each ?? ''),
  );
  countryNames.set(code, found);
  return found;
}

/**
 * The zones of one country and clock: the representative one, and others that this machine lists, such as
 * America/Detroit next to America/New_York. Each alias belongs to the zone it resolves to.
 */
function zonesOf(raw: (typeof rawTimeZones)[number], listed: ReadonlySet<string>): Zone[] {
  const names = [raw.name, ...raw.group.filter((name) => name !== raw.name)].filter(isTimeZone);
  const byKey = new Map<string, Zone>();
  const shared = {
    country: raw.countryName,
    countryNames: countryNamesOf(raw.countryCode, raw.countryName),
    abbreviations: [raw.abbreviation, raw.dstAbbreviation ?? ''].map(plain).filter(Boolean),
    title: plain(raw.alternativeName),
  };
  let first: Zone | undefined;
  for (const name of names) {
    const own = ownNameOf(name);
    const key = listed.has(own) ? own : name;
    const known = byKey.get(key) ?? (listed.has(key) ? undefined : first);
    if (known) known.otherNames.push(name);
    else {
      const cities = [
        name.split('/').at(-1) ?? '',
        ...(first ? [] : [...raw.mainCities, ...(MORE_CITIES[raw.name] ?? [])]),
      ].map(plain);
      const zone: Zone = { name, otherNames: [], cities, ...shared };
      byKey.set(key, zone);
      first ??= zone;
    }
  }
  return [...byKey.values()];
}

const listed = new Set(Intl.supportedValuesOf('timeZone'));
const byName = (one: Zone, other: Zone) => (one.name < other.name ? -1 : 1);

/** Every zone of the database, by name; UTC is the first. */
export const zones: readonly Zone[] = [
  UTC,
  ...rawTimeZones.flatMap((raw) => zonesOf(raw, listed)).toSorted(byName),
];

const zoneByName = new Map(
  zones.flatMap((zone) => [zone.name, ...zone.otherNames].map((name) => [name, zone] as const)),
);

/** The zone of a stored name: "Europe/Kiev" and "Europe/Kyiv" are the same. */
export const zoneOf = (name: string): Zone | undefined => zoneByName.get(name);

/** Minutes a zone is ahead of UTC now. */
function offsetOf({ name }: Zone): number {
  const now = serverNow();
  const words = new Intl.DateTimeFormat(MACHINE_LOCALE, {
    timeZone: name,
    timeZoneName: 'longOffset',
  })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return minutesIn(words ?? '') ?? 0;
}

/** "UTC+2", "GMT-03:30", "+5:30" or "UTC 2" in minutes; null if the text is no offset. */
function minutesIn(text: string): number | null {
  if (/^gmt$/i.test(text)) return 0;
  const found =
    /^(?:(etc\/gmt)|utc|gmt)?\s*([+\-−–±])\s*(\d{1,2})(?::?(\d{2}))?$/iu.exec(text.trim()) ??
    /^()(?:utc|gmt)(\s*)(\d{1,2})(?::?(\d{2}))?$/iu.exec(text.trim());
  if (!found) return null;
  const [, posix, sign = '', hours, minutes = '0'] = found;
  // POSIX counts west of Greenwich: Etc/GMT+5 is UTC-5.
  const isBehind = /[-−–]/u.test(sign) !== Boolean(posix);
  return (isBehind ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const isIsland = ({ name }: Zone) => /^(?:Antarctica|Arctic|Atlantic|Indian|Pacific)\//.test(name);

/** Among a country's zones, mainland ones first, then by number of large cities. */
const bySize = (one: Zone, other: Zone) =>
  Number(isIsland(one)) - Number(isIsland(other)) || other.cities.length - one.cities.length;

/** Rank of zones found by the name of their country. */
const COUNTRY = 3;

/** How well a zone matches, 0 the best; null for not at all. */
function rankOf(zone: Zone, query: string): number | null {
  if (zone.abbreviations.includes(query)) return USUAL[query] === zone.name ? 0 : 1;
  if (USUAL[query] === zone.name) return 0;
  const names = [zone.name, ...zone.otherNames].map(plain);
  const places = [...zone.cities, ...names];
  if (places.includes(query)) return 2;
  if (zone.countryNames.includes(query)) return COUNTRY;
  if (zone.cities.some((city) => city.startsWith(query))) return 4;
  const words = query.split(' ');
  const hasAll = (text: string) => {
    const parts = text.split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  if (places.some(hasAll)) return 5;
  const country = zone.countryNames.join(' ');
  if (hasAll(`${country} ${zone.title}`)) return 6;
  return words.every((word) => `${places.join(' ')} ${country}`.includes(word)) ? 7 : null;
}

/** The zones a search finds, the best first: by city, by any of their names, by country, abbreviation or offset. */
export function zonesMatching(text: string): readonly Zone[] {
  const minutes = /\d/.test(text) ? minutesIn(text) : null;
  if (minutes !== null) return zones.filter((zone) => offsetOf(zone) === minutes);
  const query = plain(text);
  if (query === '') return zones;
  return zones
    .flatMap((zone) => {
      const rank = rankOf(zone, query);
      return rank === null ? [] : [{ zone, rank }];
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank || (one.rank === COUNTRY ? bySize(one.zone, other.zone) : 0),
    )
    .map(({ zone }) => zone);
}

import { expect, test } from 'vitest';
import { isTimeZone } from './timeZone';
import { zoneOf, zones, zonesMatching } from './zones';

const first = (text: string) => zonesMatching(text)[0]?.name;

test.each([
  // Cities, as they are called now and were called before.
  ['Kyiv', 'Europe/Kyiv'],
  ['kiev', 'Europe/Kyiv'],
  ['Kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Kolkata'],
  ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
  ['saigon', 'Asia/Ho_Chi_Minh'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Yangon', 'Asia/Yangon'],
  ['Rangoon', 'Asia/Yangon'],
  ['Nuuk', 'America/Nuuk'],
  ['são paulo', 'America/Sao_Paulo'],
  ['ᴛᴏᴋʏᴏ', 'Asia/Tokyo'],
  ['𝓓𝓾𝓫𝓵𝓲𝓷', 'Europe/Dublin'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['San Francisco', 'America/Los_Angeles'],
  ['Detroit', 'America/Detroit'],
  // IANA names, old and new, however they are written.
  ['America/New_York', 'America/New_York'],
  ['america/new york', 'America/New_York'],
  ['New_York', 'America/New_York'],
  ['new york', 'America/New_York'],
  ['US/Eastern', 'America/New_York'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Etc/UTC', 'UTC'],
  // Abbreviations.
  ['EST', 'America/New_York'],
  ['ET', 'America/New_York'],
  ['pst', 'America/Los_Angeles'],
  ['CET', 'Europe/Berlin'],
  ['IST', 'Asia/Kolkata'],
  ['JST', 'Asia/Tokyo'],
  ['UTC', 'UTC'],
  ['GMT', 'UTC'],
  // Countries.
  ['Vietnam', 'Asia/Ho_Chi_Minh'],
  ['Nepal', 'Asia/Kathmandu'],
  ['UK', 'Europe/London'],
  ['UAE', 'Asia/Dubai'],
  ['India', 'Asia/Kolkata'],
  ['China', 'Asia/Shanghai'],
  ['Germany', 'Europe/Berlin'],
  ['Deutschland', 'Europe/Berlin'],
  ['England', 'Europe/London'],
  ['Holland', 'Europe/Amsterdam'],
  ['Czech Republic', 'Europe/Prague'],
  ['Cote d’Ivoire', 'Africa/Abidjan'],
  ['AE', 'Asia/Dubai'],
  // Countries and cities as they are called there.
  ['日本', 'Asia/Tokyo'],
  ['España', 'Europe/Madrid'],
  ['Україна', 'Europe/Kyiv'],
  ['München', 'Europe/Berlin'],
  ['Milano', 'Europe/Rome'],
  ['Wien', 'Europe/Vienna'],
  // What people shorten.
  ['NYC', 'America/New_York'],
  ['LA', 'America/Los_Angeles'],
  ['PHT', 'Asia/Manila'],
  ['California', 'America/Los_Angeles'],
])('a search for %s finds %s first', (text, name) => {
  expect(first(text)).toBe(name);
});

test.each([
  ['UTC+5:30', 'Asia/Kolkata'],
  ['GMT+5:30', 'Asia/Kolkata'],
  ['+0530', 'Asia/Kolkata'],
  ['utc +9', 'Asia/Tokyo'],
  ['UTC-10', 'Pacific/Honolulu'],
  ['UTC−10:00', 'Pacific/Honolulu'],
  ['UTC+0', 'UTC'],
  ['UTC0', 'UTC'],
  ['UTC±0', 'UTC'],
  ['utc 9', 'Asia/Tokyo'],
  // POSIX counts the other way round.
  ['Etc/GMT-9', 'Asia/Tokyo'],
])('a search for %s finds %s', (text, name) => {
  expect(zonesMatching(text).map((zone) => zone.name)).toContain(name);
});

test('every zone that this machine lists is found by its name, and is one it accepts', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((name) => !zoneOf(name))).toEqual([]);
  expect(zones.map(({ name }) => name).filter((name) => !isTimeZone(name))).toEqual([]);
  expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length);
});

test.each(['+05:30', '', 'Mars/Phobos', '-03'])('“%s” is no time zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

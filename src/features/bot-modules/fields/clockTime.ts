import * as z from 'zod/mini';
import { field, type About } from './field';

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  // A day there is not, such as 31 June, would be read as the one after.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day of the calendar, as it stands in its own time zone: "2026-12-24". */
export const date = (about: About) =>
  field<string>(about, {
    schema: z
      .string('Choose a day.')
      .check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text), 'Choose a day.')),
    initial: '',
    control: { kind: 'date' },
  });

/** A time of day, as it stands in its own time zone: "09:30". */
export const time = ({ initial, ...about }: About & { initial: string }) =>
  field<string>(about, {
    schema: z
      .string('Choose a time.')
      .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Choose a time, such as 09:30.')),
    initial,
    control: { kind: 'time' },
  });

/** Whether there is a time zone of that name in the IANA database, as far as this machine knows it. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time zone by its IANA name: "Europe/Berlin". */
export const timeZone = (about: About) =>
  field<string>(about, {
    schema: z
      .string('Choose a time zone.')
      .check(z.refine((name) => name !== '' && isTimeZone(name), 'Choose a time zone.')),
    initial: 'UTC',
    control: { kind: 'timeZone' },
  });

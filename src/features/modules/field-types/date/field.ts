import * as z from 'zod/mini';
import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    date: Nothing;
  }
}

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  // A day there is not, such as 31 June, would be read as the one after.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day of the calendar, as it stands in its own time zone: "2026-12-24". */
export const date = <Beside extends string = never>(about: About<Beside>) =>
  field<string, Beside>(about, {
    schema: z
      .string('Pick a date.')
      .check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text), 'Pick a date.')),
    initial: '',
    read: asText,
    isShort: true,
    control: { type: 'date' },
    words: plainWords,
  });

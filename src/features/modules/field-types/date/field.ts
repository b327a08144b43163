import * as z from 'zod/mini';
import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    date: DateLimits;
  }
}

interface DateLimits<Beside extends string = string> {
  /** The calendar offers no date before today. */
  isAhead?: true;
  /** The field beside it that holds the first date the calendar offers. */
  notBefore?: Beside;
}

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  // A date that does not exist, such as 31 June, would be read as the following day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A calendar date, in the time zone where it applies: "2026-12-24". */
export const date = <Beside extends string = never>({
  isAhead,
  notBefore,
  ...about
}: About<Beside> & DateLimits<Beside>) =>
  field<string, Beside>(about, {
    schema: z
      .string('Pick a date.')
      .check(z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text), 'Pick a date.')),
    initial: '',
    read: asText,
    isShort: true,
    control: {
      type: 'date',
      ...(isAhead ? { isAhead } : {}),
      ...(notBefore === undefined ? {} : { notBefore }),
    },
    words: plainWords,
  });

import * as z from 'zod/mini';
import { isTimeZone } from '@/shared/time/timeZone';
import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    timeZone: Nothing;
  }
}

/** A time zone by its IANA name: "Europe/Berlin". */
export const timeZone = <Beside extends string = never>(about: About<Beside>) =>
  field<string, Beside>(about, {
    schema: z.string('Choose a time zone.').check(z.refine(isTimeZone, 'Choose a time zone.')),
    initial: 'UTC',
    read: asText,
    isShort: true,
    control: { type: 'timeZone' },
    words: plainWords,
  });

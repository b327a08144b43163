import * as z from 'zod/mini';
import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    time: Nothing;
  }
}

/** A time of day, in the time zone where it applies: "09:30". */
export const time = <Beside extends string = never>({
  initial,
  ...about
}: About<Beside> & { initial: string }) =>
  field<string, Beside>(about, {
    schema: z
      .string('Pick a time.')
      .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30.')),
    initial,
    read: asText,
    isShort: true,
    control: { type: 'time' },
    words: plainWords,
  });

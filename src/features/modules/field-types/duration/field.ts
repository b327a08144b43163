import * as z from 'zod/mini';
import { asNumber } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';
import { durationWords } from '@/shared/time/durationWords';

declare module '../fieldType' {
  interface FieldTypes {
    duration: Nothing;
  }
}

interface DurationAbout<Beside extends string> extends About<Beside> {
  /** Seconds. */
  min: number;
  max: number;
  initial: number;
}

/** A length of time, kept in whole seconds. */
export const duration = <Beside extends string = never>({
  min,
  max,
  initial,
  ...about
}: DurationAbout<Beside>) =>
  field<number, Beside>(about, {
    schema: z
      .int('Enter a whole number.')
      .check(
        z.minimum(min, `Minimum ${durationWords(min)}.`),
        z.maximum(max, `Maximum ${durationWords(max)}.`),
      ),
    initial,
    read: asNumber,
    isShort: true,
    control: { type: 'duration' },
    words: (value) => (typeof value === 'number' ? durationWords(value) : '–'),
  });

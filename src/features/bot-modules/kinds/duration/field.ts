import * as z from 'zod/mini';
import { field, type About } from '../../fields/field';
import { durationWords } from './words';

declare module '../kind' {
  interface Kinds {
    duration: Nothing;
  }
}

interface DurationAbout extends About {
  /** Seconds. */
  min: number;
  max: number;
  initial: number;
}

/** A length of time, kept in whole seconds. */
export const duration = ({ min, max, initial, ...about }: DurationAbout) =>
  field<number>(about, {
    schema: z
      .int('Enter a whole number.')
      .check(
        z.minimum(min, `At least ${durationWords(min)}.`),
        z.maximum(max, `At most ${durationWords(max)}.`),
      ),
    initial,
    isShort: true,
    control: { kind: 'duration' },
    words: (value) => (typeof value === 'number' ? durationWords(value) : '–'),
  });

import * as z from 'zod/mini';
import { asNumber } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    match: Nothing;
  }
}

/** Match modes of spec §3. Compare with `===`: MATCH_EVERY is 0, and 0 is no absence. */
export const MATCH_EVERY = 0;
export const MATCH_ANYONE = 1;

/** Whether every condition of a list must hold, or any one of them. */
export const match = <Beside extends string = never>(about: Partial<About<Beside>> = {}) =>
  field<number, Beside>(
    { label: 'Conditions to meet', ...about },
    {
      schema: z.literal([MATCH_EVERY, MATCH_ANYONE], 'Choose one.'),
      initial: MATCH_EVERY,
      read: asNumber,
      control: { type: 'match' },
      words: matchInWords,
    },
  );

/** The mode in words, for lists and summaries. */
export const matchInWords = (mode: unknown): string => (mode === MATCH_ANYONE ? 'Any' : 'All');

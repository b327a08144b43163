import * as z from 'zod/mini';
import { field, type About, type Field } from '../../fields/field';
import { plainWords } from '../words';

declare module '../kind' {
  interface Kinds {
    number: { unit?: string };
  }
}

interface NumberAbout extends About {
  min: number;
  max: number;
  initial: number;
  unit?: string;
  /** Fractions are taken; whole numbers otherwise. */
  isFraction?: boolean;
  caution?: Field['caution'];
}

/** A number that is counted or measured, never money. */
export const number = ({
  min,
  max,
  initial,
  unit,
  isFraction = false,
  caution,
  ...about
}: NumberAbout) => ({
  ...field<number>(about, {
    schema: z
      .number('Enter a number.')
      .check(
        z.minimum(min, `At least ${min}.`),
        z.maximum(max, `At most ${max}.`),
        ...(isFraction ? [] : [z.refine(Number.isInteger, 'A whole number.')]),
      ),
    initial,
    isShort: true,
    control: { kind: 'number', ...(unit === undefined ? {} : { unit }) },
    words: plainWords,
  }),
  ...(caution === undefined ? {} : { caution }),
});

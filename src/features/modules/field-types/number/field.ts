import * as z from 'zod/mini';
import { asNumber } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';
import { plainWords } from '../words';

declare module '../fieldType' {
  interface FieldTypes {
    number: { unit?: string };
  }
}

export interface NumberAbout<Beside extends string> extends About<Beside> {
  min: number;
  max: number;
  initial: number;
  unit?: string;
  /** Fractions are taken; whole numbers otherwise. */
  isFraction?: boolean;
}

/** A number that is counted or measured, never money. */
export const number = <Beside extends string = never>({
  min,
  max,
  initial,
  unit,
  isFraction = false,
  ...about
}: NumberAbout<Beside>) =>
  field<number, Beside>(about, {
    schema: z
      .number('Enter a number.')
      .check(
        z.minimum(min, `At least ${min}.`),
        z.maximum(max, `At most ${max}.`),
        ...(isFraction ? [] : [z.refine(Number.isInteger, 'A whole number.')]),
      ),
    initial,
    read: asNumber,
    isShort: true,
    control: { type: 'number', ...(unit === undefined ? {} : { unit }) },
    words: plainWords,
  });

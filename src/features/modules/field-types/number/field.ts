import * as z from 'zod/mini';
import { asNumber, plainWords } from '../../engine/shape';
import { field, type About, type Field } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    number: {
      unit?: string;
      /** It is the line, from 1, of one of the texts that the field of this name beside it holds. */
      lineOf?: string;
    };
  }
}

interface NumberAbout<Beside extends string> extends About<Beside> {
  min: number;
  max: number;
  initial: number;
  unit?: string;
  /** Fractions are taken; whole numbers otherwise. */
  isFraction?: boolean;
  /** It is the line, from 1, of one of the texts that this field beside it holds. */
  lineOf?: Beside;
}

/** A number that is counted or measured, never money. */
export const number = <Beside extends string = never>({
  min,
  max,
  initial,
  unit,
  isFraction = false,
  lineOf,
  ...about
}: NumberAbout<Beside>) =>
  field<number, Beside>(about, {
    schema: z
      .number('Enter a number.')
      .check(
        z.minimum(min, `Minimum ${min}.`),
        z.maximum(max, `Maximum ${max}.`),
        ...(isFraction ? [] : [z.refine(Number.isInteger, 'Enter a whole number.')]),
      ),
    initial,
    read: asNumber,
    isShort: lineOf === undefined,
    control: {
      type: 'number',
      ...(unit === undefined ? {} : { unit }),
      ...(lineOf === undefined ? {} : { lineOf }),
    },
    words: plainWords,
  });

/** A number that amounts are multiplied by. While it is no number it changes none of them: it is read as 1. */
export const factor = <Beside extends string = never>(
  about: Omit<NumberAbout<Beside>, 'isFraction'>,
): Field<number, NoInfer<Beside>> => ({
  ...number<Beside>({ ...about, isFraction: true }),
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : 1),
});

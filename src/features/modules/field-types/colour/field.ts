import * as z from 'zod/mini';
import { asNumber, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    colour: Nothing;
  }
}

/** A colour as Discord's embeds have it: one integer, red first. */
export const colour = <Beside extends string = never>({
  initial,
  ...about
}: About<Beside> & { initial: number }) =>
  field<number, Beside>(about, {
    schema: z
      .int('Choose a color.')
      .check(z.minimum(0, 'Choose a color.'), z.maximum(0xff_ff_ff, 'Choose a color.')),
    initial,
    read: asNumber,
    control: { type: 'colour' },
    words: plainWords,
  });

import * as z from 'zod/mini';
import { field, type About } from '../../fields/field';
import { plainWords } from '../words';

declare module '../kind' {
  interface Kinds {
    colour: Nothing;
  }
}

/** A colour as Discord's embeds have it: one integer, red first. */
export const colour = ({ initial, ...about }: About & { initial: number }) =>
  field<number>(about, {
    schema: z
      .int('Choose a colour.')
      .check(z.minimum(0, 'Choose a colour.'), z.maximum(0xff_ff_ff, 'Choose a colour.')),
    initial,
    control: { kind: 'colour' },
    words: plainWords,
  });

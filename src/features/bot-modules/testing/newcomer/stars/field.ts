import * as z from 'zod/mini';
import { field, type About } from '../../../fields/field';

declare module '../../../kinds/kind' {
  interface Kinds {
    stars: { most: number };
  }
}

/** A rating, from one star on. */
export const stars = ({ most, ...about }: About & { most: number }) =>
  field<number>(about, {
    schema: z
      .int('Choose how many.')
      .check(z.minimum(1, 'One star at least.'), z.maximum(most, `At most ${most} stars.`)),
    initial: 1,
    control: { kind: 'stars', most },
    words: (value) => '★'.repeat(typeof value === 'number' ? value : 0),
  });

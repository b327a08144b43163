import * as z from 'zod/mini';
import { asNumber } from '../../../engine/shape';
import { field, type About } from '../../../common-fields/field';

declare module '../../../field-types/fieldType' {
  interface FieldTypes {
    stars: { most: number };
  }
}

/** A rating, from one star on. */
export const stars = <Beside extends string = never>({
  most,
  ...about
}: About<Beside> & { most: number }) =>
  field<number, Beside>(about, {
    schema: z
      .int('Choose how many.')
      .check(z.minimum(1, 'One star at least.'), z.maximum(most, `At most ${most} stars.`)),
    initial: 1,
    read: asNumber,
    control: { type: 'stars', most },
    words: (value) => '★'.repeat(typeof value === 'number' ? value : 0),
  });

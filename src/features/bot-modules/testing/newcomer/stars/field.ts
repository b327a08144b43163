import * as z from 'zod/mini';
import { field, type About } from '../../../fields/field';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../../../kinds/kind' {
  interface Kinds {
    stars: Parts<{ most: number }, typeof control, typeof openApi, typeof example>;
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

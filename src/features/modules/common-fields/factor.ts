import { number, type NumberAbout } from '../field-types/number/field';
import type { Field } from './field';

/** A number that amounts are multiplied by. While it is no number it changes none of them: it is read as 1. */
export const factor = <Beside extends string = never>(
  about: Omit<NumberAbout<Beside>, 'isFraction'>,
): Field<number, NoInfer<Beside>> => ({
  ...number<Beside>({ ...about, isFraction: true }),
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : 1),
});

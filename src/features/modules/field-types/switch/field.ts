import * as z from 'zod/mini';
import { asSwitch } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    switch: Nothing;
  }
}

/** On or off. */
export const toggle = <Beside extends string = never>({
  initial,
  ...about
}: About<Beside> & { initial: boolean }) =>
  field<boolean, Beside>(about, {
    schema: z.boolean('Turn this on or off.'),
    initial,
    read: asSwitch,
    isShort: true,
    control: { type: 'switch' },
    words: (value) => (value === true ? 'Yes' : 'No'),
  });

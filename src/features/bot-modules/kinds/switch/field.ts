import * as z from 'zod/mini';
import { field, type About } from '../../fields/field';

declare module '../kind' {
  interface Kinds {
    switch: Nothing;
  }
}

/** On or off. */
export const toggle = ({ initial, ...about }: About & { initial: boolean }) =>
  field<boolean>(about, {
    schema: z.boolean('On or off.'),
    initial,
    isShort: true,
    control: { kind: 'switch' },
    words: (value) => (value === true ? 'Yes' : 'No'),
  });

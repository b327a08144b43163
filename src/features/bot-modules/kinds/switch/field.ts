import * as z from 'zod/mini';
import { field, type About } from '../../fields/field';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    switch: Parts<Nothing, typeof control, typeof openApi, typeof example>;
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

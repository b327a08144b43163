import * as z from 'zod/mini';
import { isTimeZone } from '@/shared/time/timeZone';
import { field, type About } from '../../fields/field';
import { plainWords } from '../words';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    timeZone: Parts<Nothing, typeof control, typeof openApi, typeof example>;
  }
}

/** A time zone by its IANA name: "Europe/Berlin". */
export const timeZone = (about: About) =>
  field<string>(about, {
    schema: z.string('Choose a time zone.').check(z.refine(isTimeZone, 'Choose a time zone.')),
    initial: 'UTC',
    isShort: true,
    control: { kind: 'timeZone' },
    words: plainWords,
  });

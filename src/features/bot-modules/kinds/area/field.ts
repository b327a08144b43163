import { field } from '../../fields/field';
import { textSchema, type TextAbout } from '../text/schema';
import { plainWords } from '../words';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    area: Parts<{ maxLength: number }, typeof control, typeof openApi, typeof example>;
  }
}

/** Several lines. */
export const area = (about: TextAbout) =>
  field<string>(about, {
    schema: textSchema(about),
    initial: about.initial ?? '',
    control: { kind: 'area', maxLength: about.maxLength },
    words: plainWords,
  });

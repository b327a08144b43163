import { field, type About } from '../../fields/field';
import { pictureSchema } from '../../fields/webAddress';
import { plainWords } from '../words';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    image: Parts<Nothing, typeof control, typeof openApi, typeof example>;
  }
}

/** The address of a picture on the web; empty for none. */
export const image = (about: About) =>
  field<string>(about, {
    schema: pictureSchema,
    initial: '',
    control: { kind: 'image' },
    words: plainWords,
  });

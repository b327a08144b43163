import { field, type About } from '../../fields/field';
import { pictureSchema } from '../../fields/webAddress';
import { plainWords } from '../words';

declare module '../kind' {
  interface Kinds {
    image: Nothing;
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

import { field, type About } from './field';
import { pictureSchema } from './message';

/** The address of a picture on the web; empty for none. */
export const image = (about: About) =>
  field<string>(about, { schema: pictureSchema, initial: '', control: { kind: 'image' } });

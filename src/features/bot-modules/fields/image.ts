import { field, type About } from './field';
import { linkSchema } from './message';

/** The address of a picture on the web; empty for none. */
export const image = (about: About) =>
  field<string>(about, { schema: linkSchema, initial: '', control: { kind: 'image' } });

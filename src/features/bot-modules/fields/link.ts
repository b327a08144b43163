import * as z from 'zod/mini';
import { field, type About } from './field';
import { linkSchema } from './message';

/** An address on the web that must be there. */
export const linkField = (about: About) =>
  field<string>(about, {
    schema: linkSchema.check(z.minLength(1, 'A link that begins with https://.')),
    initial: '',
    control: { kind: 'text', maxLength: 512, placeholder: 'https://' },
  });

import * as z from 'zod/mini';
import { field, type About } from './field';
import { plainWords } from '../kinds/words';
import { linkSchema } from './webAddress';
import { xPostOf } from './xPost';

/** An address on the web that must be there. */
export const linkField = (about: About) =>
  field<string>(about, {
    schema: linkSchema.check(z.minLength(1, 'A link that begins with https://.')),
    initial: '',
    control: { kind: 'text', maxLength: 512, placeholder: 'https://' },
    words: plainWords,
  });

const EXAMPLE = 'https://x.com/castlebots/status/1234567890';
/** The address of a post on X that must be there. */
export const postOnX = (about: About) =>
  field<string>(about, {
    schema: z.string('Must be text.').check(
      z.refine((text) => xPostOf(text) !== null, `The link of a post on X, such as ${EXAMPLE}.`),
      z.maxLength(512, 'At most 512 characters.'),
    ),
    initial: '',
    control: { kind: 'text', maxLength: 512, placeholder: EXAMPLE },
    words: plainWords,
  });

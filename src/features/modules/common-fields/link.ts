import * as z from 'zod/mini';
import { messageLimits } from '@/shared/discord/limits';
import { tidyLink } from '@/shared/links/link';
import { tidyXPost, xPostOf } from '@/shared/links/xPost';
import { asText, plainWords } from '../engine/shape';
import { field, type About } from './field';
import { linkSchema } from './webAddress';

interface LinkAbout<Beside extends string> extends About<Beside> {
  isOptional?: true;
}

/** An address on the web, with or without its scheme when typed. It must be there unless it is optional. */
export const linkField = <Beside extends string = never>({
  isOptional,
  ...about
}: LinkAbout<Beside>) =>
  field<string, Beside>(about, {
    schema: z
      .string('Must be text.')
      .check(
        z.overwrite(tidyLink),
        ...(isOptional ? [] : [z.minLength(1, 'Enter a link that starts with https://.')]),
        ...(linkSchema.def.checks ?? []),
      ),
    initial: '',
    read: asText,
    control: {
      type: 'text',
      maxLength: messageLimits.buttonUrl,
      placeholder: 'https://',
      tidy: tidyLink,
    },
    words: plainWords,
  });

const EXAMPLE = 'https://x.com/castlebots/status/1234567890';
/** The address of a post on X that must be there, in any form posts are shared in. */
export const postOnX = <Beside extends string = never>(about: About<Beside>) =>
  field<string, Beside>(about, {
    schema: z.string('Must be text.').check(
      z.overwrite(tidyXPost),
      z.refine(
        (text) => xPostOf(text) !== null,
        `Enter the link to a post on X, such as ${EXAMPLE}.`,
      ),
      z.maxLength(512, 'Maximum 512 characters.'),
    ),
    initial: '',
    read: asText,
    control: { type: 'text', maxLength: 512, placeholder: EXAMPLE, tidy: tidyXPost },
    words: plainWords,
  });

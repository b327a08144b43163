import { plural } from '@/shared/text/language';
import * as z from 'zod/mini';
import { lengthOf } from '@/shared/discord/textLength';
import { isRounded } from '@/shared/text/spreadsheet';
import { asTexts } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    tags: { most: number; hasCommas: boolean; tidy?: (typed: string) => string };
  }
}

interface TagsAbout<Beside extends string> extends About<Beside> {
  least?: number;
  most: number;
  maxLength: number;
  /** A comma is part of what is written, as in a sentence; else it stands between two. */
  hasCommas?: boolean;
  /** What each must look like, and what is said when one does not. */
  pattern?: { test: Pick<RegExp, 'test'>; message: string };
  /** What a line is kept as; one it can't read comes back as it was typed. */
  tidy?: (typed: string) => string;
}

/** Short texts, each once: keywords, trait values, handles. */
export const tags = <Beside extends string = never>({
  least = 0,
  most,
  maxLength,
  hasCommas = false,
  pattern,
  tidy,
  ...about
}: TagsAbout<Beside>) =>
  field<readonly string[], Beside>(about, {
    schema: z
      .array(
        z.string('Must be text.').check(
          ...(tidy ? [z.overwrite(tidy)] : []),
          z.refine(
            (tag) => tag === tag.trim() && tag !== '',
            'Enter one per line, without empty lines.',
          ),
          z.refine((tag) => !tag.includes('\n'), 'Enter one per line.'),
          z.refine(
            (tag) => !isRounded(tag),
            'A spreadsheet shortened this number. Copy the full value from its source.',
          ),
          z.refine(
            (tag) => lengthOf(tag) <= maxLength,
            `Maximum ${maxLength} characters per line.`,
          ),
          ...(pattern ? [z.refine<string>((tag) => pattern.test.test(tag), pattern.message)] : []),
        ),
        'Enter one per line.',
      )
      .check(
        z.refine((list) => new Set(list).size === list.length, 'Enter each only once.'),
        z.minLength(least, plural(least, 'Enter at least one.', `Enter at least ${least}.`)),
        z.maxLength(most, `Maximum ${most}.`),
      ),
    initial: [],
    read: asTexts,
    isShort: true,
    control: { type: 'tags', most, hasCommas, ...(tidy ? { tidy } : {}) },
    words: (value) => (Array.isArray(value) ? value.join(', ') : '–'),
  });

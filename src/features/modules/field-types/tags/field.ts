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
  /** Whether commas are part of a text, as in a sentence; otherwise they separate two texts. */
  hasCommas?: boolean;
  /** Required pattern of each text, and the error message. */
  pattern?: { test: Pick<RegExp, 'test'>; message: string };
  /** Normalizes a line; returns a line it can't read unchanged. */
  tidy?: (typed: string) => string;
}

/** Short texts without duplicates: keywords, trait values, handles. */
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

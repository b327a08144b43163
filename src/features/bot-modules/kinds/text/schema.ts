import * as z from 'zod/mini';
import type { About } from '../../fields/field';

/** Characters as Discord counts them: by code point. */
const atMost = (most: number) =>
  z.refine<string>((text) => Array.from(text).length <= most, `At most ${most} characters.`);
/** A text that only looks filled is empty. */
const filled = z.refine<string>((value) => value.trim() !== '', 'Fill this in.');

/** What a field for text takes. */
export interface TextAbout extends About {
  maxLength: number;
  isRequired?: boolean;
  initial?: string;
  placeholder?: string;
  /** What it must look like beyond its length, and what is said when it does not. */
  pattern?: { test: RegExp; message: string };
}

/** A text of so many characters. */
export const textSchema = ({ maxLength, isRequired = false, pattern }: TextAbout) =>
  z
    .string('Must be text.')
    .check(
      ...(isRequired ? [filled] : []),
      atMost(maxLength),
      ...(pattern
        ? [z.refine<string>((value) => value === '' || pattern.test.test(value), pattern.message)]
        : []),
    );

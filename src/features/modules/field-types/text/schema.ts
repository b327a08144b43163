import * as z from 'zod/mini';
import { lengthOf } from '@/shared/discord/textLength';
import type { About } from '../../common-fields/field';

const atMost = (most: number) =>
  z.refine<string>((text) => lengthOf(text) <= most, `Maximum ${most} characters.`);
/** A text of blanks counts as empty. */
const filled = z.refine<string>((value) => value.trim() !== '', 'This field is required.');

/** Options of a text field. */
export interface TextAbout<Beside extends string = string> extends About<Beside> {
  maxLength: number;
  isRequired?: boolean;
  initial?: string;
  placeholder?: string;
  /** Required pattern besides the length, and the error message. */
  pattern?: { test: RegExp; message: string };
}

/** Schema of a text with at most `maxLength` characters. */
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

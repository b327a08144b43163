import * as z from 'zod/mini';
import { lengthOf } from '@/shared/discord/textLength';
import type { About } from '../../common-fields/field';

const atMost = (most: number) =>
  z.refine<string>((text) => lengthOf(text) <= most, `Maximum ${most} characters.`);
/** A text that only looks filled is empty. */
const filled = z.refine<string>((value) => value.trim() !== '', 'This field is required.');

/** What a field for text takes. */
export interface TextAbout<Beside extends string = string> extends About<Beside> {
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

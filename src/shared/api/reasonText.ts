import * as z from 'zod/mini';

/** Why something was decided, where it needs a reason. */
export const reasonText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Say why, in a few words.'),
    z.maxLength(300, 'At most 300 characters.'),
  );

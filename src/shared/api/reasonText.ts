import * as z from 'zod/mini';

/** Why something was decided, where it needs a reason. */
export const reasonText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, 'Give a reason.'),
    z.maxLength(300, 'Use 300 characters or fewer.'),
  );

import * as z from 'zod/mini';

/** Names in one part of a list of rules. */
export const NAMES_PART = 100;

/** What finds rules by their names, part by part. */
export const ruleNamesQuery = {
  after: z.optional(
    z
      .string()
      .check(
        z.maxLength(300),
        z.describe('The `next` of the previous part. The first part without it, or if empty.'),
      ),
  ),
  limit: z.optional(
    z
      .int()
      .check(
        z.minimum(1),
        z.maximum(NAMES_PART),
        z.describe(`Most names in the part. The default is ${String(NAMES_PART)}.`),
      ),
  ),
  search: z.optional(
    z.string().check(z.maxLength(200), z.describe('Words that the name must contain.')),
  ),
};

import * as z from 'zod/mini';

/** What a list that comes in pages takes (decision 55). */
export const pageQuery = {
  page: z.optional(
    z.int().check(z.minimum(1), z.describe('Page number, starting at 1, which is the default.')),
  ),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100), z.describe('Rows per page.'))),
};

export const sortQuery = {
  sort: z.optional(
    z
      .string()
      .check(z.regex(/^-?\w+$/), z.describe('Field to sort by. A - before it reverses the order.')),
  ),
};

export const searchQuery = {
  search: z.optional(z.string().check(z.describe('Text that the name must contain.'))),
};

/** Rows in one part of a list that is read by cursor. */
export const PART_SIZE = 250;

/** What a list takes that is also read whole, such as for an export: offsets don’t hold in millions of rows. */
export const cursorQuery = {
  after: z.optional(
    z
      .string()
      .check(
        z.maxLength(300),
        z.describe(
          `Reads the whole list in parts of up to ${String(PART_SIZE)} rows instead of pages: empty for the first part, then the \`next\` of the previous one. \`page\` and \`pageSize\` don’t apply.`,
        ),
      ),
  ),
};

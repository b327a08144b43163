import * as z from 'zod/mini';

/** What a list that comes in pages takes (ADR api-beyond-specification). */
export const pageQuery = {
  page: z.optional(
    z.int().check(z.minimum(1), z.describe('Page number, starting at 1, which is the default.')),
  ),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100), z.describe('Rows per page.'))),
};

/** `sort` of a list that can be sorted by these fields; which one it is at first. */
export function sortedBy(fields: readonly string[], atFirst: string) {
  const choices = fields.flatMap((field) => [field, `-${field}`]);
  return {
    sort: z.optional(
      z.string().check(
        z.refine((sort) => choices.includes(sort), `Must be one of ${choices.join(', ')}.`),
        z.meta({ enum: choices }),
        z.describe(
          `Field to sort by. A - before it reverses the order. Defaults to \`${atFirst}\`.`,
        ),
      ),
    ),
  };
}

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

/** IDs that a call can name. An address with more could be refused as too long. */
export const IDS_AT_ONCE = 100;

/** What a list takes of which a page needs only some rows. */
export const idsQuery = {
  ids: z.optional(
    z
      .string()
      .check(
        z.maxLength(6000),
        z.describe(
          `Only these, as IDs with commas, at most ${String(IDS_AT_ONCE)}. Those that don’t exist are left out.`,
        ),
      ),
  ),
};

import * as z from 'zod/mini';

/** What a list that comes in pages takes (decision 55). */
export const pageQuery = {
  page: z.optional(z.int().check(z.minimum(1), z.describe('From 1, which it is when left out.'))),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100), z.describe('Rows a page.'))),
};

export const sortQuery = {
  sort: z.optional(
    z
      .string()
      .check(
        z.regex(/^-?\w+$/),
        z.describe('Name of a field to sort by; with - before it, the other way round.'),
      ),
  ),
};

export const searchQuery = {
  search: z.optional(z.string().check(z.describe('Text the name must hold.'))),
};

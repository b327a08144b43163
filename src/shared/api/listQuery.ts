import * as z from 'zod/mini';

/** What a list that comes in pages takes (decision 55). */
export const pageQuery = {
  /** From 1. */
  page: z.optional(z.int().check(z.minimum(1))),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
};

/** Name of a field to sort by; with - before it, the other way round. */
export const sortQuery = { sort: z.optional(z.string().check(z.regex(/^-?\w+$/))) };

/** Text the name must hold. */
export const searchQuery = { search: z.optional(z.string()) };

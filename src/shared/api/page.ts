import * as z from 'zod/mini';
import { orElse, orNull } from './fields';
import { listOf, withLists, type ListAbout } from './lenient';

/**
 * Fields of a page of a list (ADR api-beyond-specification), for `withLists`; `page` counts from 1. The fields about
 * the page are not relied on.
 */
export const pageShape = <Item extends object, Input>(
  item: z.ZodMiniType<Item, Input>,
  about: ListAbout<Item>,
) => ({
  items: listOf(item, about),
  total: orNull(z.number()),
  page: orNull(z.number()),
  pageSize: orNull(z.number()),
});

/**
 * Additional field of a part read by cursor (`cursorQuery`): the cursor of the next part, null after the last one. A
 * server without cursors leaves it out.
 */
export const cursorShape = { next: orElse(z.optional(z.nullable(z.string())), undefined) };

/** A page of a list without other fields. */
export const pageOf = <Item extends object, Input>(
  item: z.ZodMiniType<Item, Input>,
  about: ListAbout<Item>,
) => withLists(pageShape(item, about));

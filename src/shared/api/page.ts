import * as z from 'zod/mini';
import { orElse, orNull } from './fields';
import { listOf, withLists, type ListAbout } from './lenient';

/**
 * What a page of a list holds (decision 55), for `withLists`; `page` counts from 1. What is said of the
 * page itself is not relied on.
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
 * What a part read by cursor has besides (`cursorQuery`): where the next part begins, null after the last one. A server
 * without cursors leaves it out.
 */
export const cursorShape = { next: orElse(z.optional(z.nullable(z.string())), undefined) };

/** A page of a list that holds nothing else. */
export const pageOf = <Item extends object, Input>(
  item: z.ZodMiniType<Item, Input>,
  about: ListAbout<Item>,
) => withLists(pageShape(item, about));

import * as z from 'zod/mini';
import { idSchema, readableOf, textOrNull, timeOrNull } from '@/shared/api/fields';

/** What can be found, in the order in which it is listed. */
export const resultKinds = [
  'QUEST',
  'SERVER',
  'MEMBER',
  'SUBMISSION',
  'PAYOUT',
  'ORDER',
  'HOLDING',
  'TRANSACTION',
] as const;
export type ResultKind = (typeof resultKinds)[number];

/** So many of a kind are answered at most. */
export const MOST_OF_KIND = 5;
/** Longer searches are cut by the page and refused by the server. */
export const LONGEST_SEARCH = 100;

/** Stands for the origin of the site, which paths don't name. */
const SITE = 'https://site.invalid';

/**
 * Whether a path leads to a page of the dashboard: never to another site, and nowhere by a way that a browser reads
 * differently (`//host`, a backslash, a control character, `..`).
 */
export function isDashboardPath(path: string): boolean {
  if (!/^\/dashboard(?:[/?#]|$)/.test(path) || /[\\\s\p{Cc}]/u.test(path)) return false;
  if (!URL.canParse(path, SITE)) return false;
  const { origin, pathname, search, hash } = new URL(path, SITE);
  return origin === SITE && pathname + search + hash === path && !/%(?:2e|2f|5c)/i.test(pathname);
}

const dashboardPath = z
  .string()
  .check(
    z.maxLength(2_048),
    z.refine(isDashboardPath, 'Not a page of the dashboard.'),
    z.meta({ pattern: '^/dashboard(?:[/?#]|$)' }),
  );

export const searchResultSchema = z.object({
  kind: z.enum(resultKinds),
  /** Unique within its kind. */
  id: idSchema,
  label: z.string(),
  /** Further words, such as the server of a quest. */
  detail: textOrNull,
  picture: textOrNull,
  /** When it happened, where that tells one from another. ISO 8601 UTC. */
  at: timeOrNull,
  /** The page of the site that shows it. */
  path: dashboardPath,
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** What was found: up to `MOST_OF_KIND` of each kind, the best first. One that can't be read is left out. */
export const searchResultsSchema = z.object({ items: readableOf(searchResultSchema) });

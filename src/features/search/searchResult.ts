import * as z from 'zod/mini';
import { idSchema, readableOf, textOrNull, timeOrNull } from '@/shared/api/fields';

/** Kinds of results, in the order of the list. */
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

/** Maximum number of results per kind. */
export const MOST_OF_KIND = 5;
/** Longer searches are truncated by the page and refused by the server. */
export const LONGEST_SEARCH = 100;

/** Placeholder for the site's origin, which paths don't include. */
const SITE = 'https://site.invalid';

/**
 * Whether a path leads to a page of the dashboard: never to another site, and never through text that browsers
 * interpret differently (`//host`, a backslash, a control character, `..`).
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
  id: idSchema.check(z.describe('Unique within its kind.')),
  label: z.string(),
  detail: textOrNull.check(z.describe('Further words, such as the server of a quest.')),
  picture: textOrNull,
  at: timeOrNull.check(z.describe('When it happened. Null for results without a time.')),
  path: dashboardPath.check(z.describe('Page of the site that shows it.')),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** Results: up to `MOST_OF_KIND` of each kind, best first. Unreadable ones are left out. */
export const searchResultsSchema = z.object({ items: readableOf(searchResultSchema) });

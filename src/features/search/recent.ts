import * as z from 'zod/mini';
import { readableOf } from '@/shared/api/fields';
import { localStore } from '@/shared/storage/storage';
import { isDashboardPath, resultKinds } from './searchResult';
import { recentKey } from './recentKeys';

const MOST = 5;

const recentSchema = z.object({
  kind: z.enum([...resultKinds, 'PAGE']),
  label: z.string().check(z.minLength(1)),
  detail: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  path: z.string().check(z.refine(isDashboardPath)),
  /** The server whose team opened it; null for pages outside a server. */
  serverId: z.nullable(z.string()),
});
/** A page opened from the search. The page itself checks whether it may still be viewed. */
export type Recent = z.infer<typeof recentSchema>;

const stored = (accountId: string): Recent[] =>
  localStore.getJson(recentKey(accountId), readableOf(recentSchema)) ?? [];

const store = (accountId: string, all: readonly Recent[]): boolean =>
  localStore.set(recentKey(accountId), JSON.stringify(all));

const isSame = (one: Recent, other: Pick<Recent, 'path' | 'serverId'>) =>
  one.path === other.path && one.serverId === other.serverId;

/**
 * The pages an account opened last, latest first: of the site, and of the chosen server.
 *
 * @param serverId the chosen one, if any: a member's page of another server isn't theirs
 */
export const readRecent = (accountId: string, serverId: string | null): Recent[] =>
  stored(accountId)
    .filter((each) => each.serverId === null || each.serverId === serverId)
    .slice(0, MOST);

/** Records an opened page. The number stored per server is the number shown. */
export function noteRecent(accountId: string, opened: Recent): void {
  const others = stored(accountId).filter((each) => !isSame(each, opened));
  const ofSame = others.filter(({ serverId }) => serverId === opened.serverId).slice(0, MOST - 1);
  const ofOthers = others.filter(({ serverId }) => serverId !== opened.serverId);
  store(accountId, [opened, ...ofSame, ...ofOthers].slice(0, MOST * MOST));
}

export function removeRecent(accountId: string, removed: Pick<Recent, 'path' | 'serverId'>): void {
  store(
    accountId,
    stored(accountId).filter((each) => !isSame(each, removed)),
  );
}

/** Removes the entries being shown. */
export function clearRecent(accountId: string, serverId: string | null): void {
  for (const each of readRecent(accountId, serverId)) removeRecent(accountId, each);
}

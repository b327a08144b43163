import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';
import { draftSchema } from './draftAt';

/** A draft made while its module was not in the package, kept on this device until it is saved or discarded. */
const keptSchema = z.extend(draftSchema, {
  /** The version it was made from: a save is refused if someone else has saved since. */
  version: z.number(),
  /** Path and query of its form. */
  address: z.string().check(z.startsWith('/dashboard/')),
});
export type KeptDraft = z.infer<typeof keptSchema>;

const storedOf = (accountId: string, key: string): string =>
  `castle-kept-draft:${encodeURIComponent(accountId)}:${key}`;

/**
 * Where the form named by `key` keeps such a draft; null while the account is not known. Each account has its own, as
 * several people may share a browser.
 */
export const keptStorageKey = (accountId: string | null, key: string): string | null =>
  accountId === null ? null : storedOf(accountId, key);

/** The draft at one of those places; null where there is none. */
export const keptDraftAt = (stored: string | null): KeptDraft | null =>
  stored === null ? null : localStore.getJson(stored, keptSchema);

/** A kept draft in a list. */
export interface ListedDraft {
  slug: string;
  address: string;
  /** What its rule is called; null where it has no name. */
  name: string | null;
}

/** What an account has kept of the modules of a server. */
export function keptDraftsOn(accountId: string | null, serverId: string): ListedDraft[] {
  if (accountId === null) return [];
  const prefix = storedOf(accountId, `${serverId}:`);
  return localStore
    .keys(prefix)
    .toSorted()
    .flatMap((stored) => {
      const draft = keptDraftAt(stored);
      if (!draft) return [];
      const [slug = ''] = stored.slice(prefix.length).split(':');
      const name = draft.values['name'];
      const isNamed = typeof name === 'string' && name !== '';
      return [{ slug, address: draft.address, name: isNamed ? name : null }];
    });
}
